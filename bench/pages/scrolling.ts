/** Scrolls a list from its first row to its last, a screenful and a half a frame, and finds the longest frame. */
import type { Browser } from 'playwright-core'
import { contextOf, dataOf, marked, markFirst, type Signed } from './first-rows.ts'

const REGION = 'section:has(> table[role=grid])'
const FRAMES = 420

export async function slowestFrame(browser: Browser, url: string, signed: Signed, path: string) {
  const context = await contextOf(browser, signed)
  const page = await context.newPage()
  await markFirst(page, 'tr[aria-rowindex]')
  await page.goto(url + path)
  const shown = await marked(page)
  const data = await dataOf(page)
  // What a page does after its first rows, such as connecting for news, is over when somebody begins to scroll.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_500)
  const frames = await page.evaluate(
    ([selector, count]) =>
      new Promise<number[]>((done, fail) => {
        const region = document.querySelector(String(selector))
        if (!region) return fail(new Error('there is no list'))
        const step = (region.scrollHeight - region.clientHeight) / Number(count)
        const times: number[] = []
        let last = performance.now()
        const next = (now: number) => {
          times.push(now - last)
          last = now
          region.scrollTop += step
          if (times.length < Number(count)) requestAnimationFrame(next)
          else done(times)
        }
        return requestAnimationFrame(next)
      }),
    [REGION, FRAMES] as const,
  )
  const rows = await page.locator('tr[aria-rowindex]').last().getAttribute('aria-rowindex')
  await context.close()
  // The first frame waits for nothing of ours.
  const sorted = frames.slice(1).sort((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return {
    slowest: sorted.at(-1) ?? Number.NaN,
    shown,
    data,
    note: `first rows after ${Math.round(shown)} ms; half within ${at(0.5)}, 99 % within ${at(0.99)} ms; to row ${rows}`,
  }
}
