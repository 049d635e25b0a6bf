/**
 * Scrolls a list from its first row to its last, a screenful and a half a frame, and finds the longest frame. Beside it
 * stands what the browser takes by itself, on this machine and just then: the same rows as a plain table of as many,
 * with no program behind it.
 */
import type { Browser, Page } from 'playwright-core'
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
  const frames = await framesOf(page, REGION)
  const rows = await page.locator('tr[aria-rowindex]').last().getAttribute('aria-rowindex')
  await plainTable(page, Number(rows))
  const plain = await framesOf(page, REGION)
  await context.close()
  return {
    slowest: frames.at(-1) ?? Number.NaN,
    plain: plain.at(-1) ?? Number.NaN,
    shown,
    data,
    note: `${within(frames)}; to row ${rows}`,
    notePlain: within(plain),
  }
}

const at = (sorted: readonly number[], share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
export const within = (sorted: readonly number[]) =>
  `half within ${at(sorted, 0.5)}, 99 % within ${at(sorted, 0.99)} ms`

/** The page's list alone, of `count` rows that all stand there: its own, again and again. */
async function plainTable(page: Page, count: number): Promise<void> {
  await page.evaluate(
    ([selector, rows]) => {
      const region = document.querySelector<HTMLElement>(String(selector))
      if (!region) throw new Error('there is no list')
      const height = region.clientHeight
      const drawn = [...region.querySelectorAll('tr[aria-rowindex]')].map(({ outerHTML }) => outerHTML)
      const plain = region.cloneNode(true) as HTMLElement
      const body = plain.querySelector('tbody')
      if (!body) throw new Error('there are no rows')
      body.innerHTML = Array.from({ length: Number(rows) }, (_, row) => drawn[row % drawn.length]).join('')
      plain.style.height = `${height}px`
      plain.style.flex = 'none'
      document.body.replaceChildren(plain)
    },
    [REGION, count] as const,
  )
  await page.waitForTimeout(3_000)
}

/** The times from frame to frame, the shortest first. */
export async function framesOf(page: Page, region: string): Promise<readonly number[]> {
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
    [region, FRAMES] as const,
  )
  // The first frame waits for nothing of ours.
  return frames.slice(1).sort((one, other) => one - other)
}
