/** From the last sign typed into a list's search to the painted frame in which only what was looked for stands there. */
import type { Browser } from 'playwright-core'
import { contextOf, marked, markFirst, type Signed } from './first-rows.ts'

const WORDS = ['9001', '9012', '9123', '9234', '9345']

export async function filterTimes(browser: Browser, url: string, signed: Signed, path: string): Promise<number[]> {
  const context = await contextOf(browser, signed)
  const page = await context.newPage()
  await markFirst(page, 'tr[aria-rowindex] b')
  await page.goto(url + path)
  await marked(page)
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (const word of WORDS) {
    const time = await page.evaluate(
      (wanted) =>
        new Promise<number>((done, fail) => {
          const field = document.querySelector<HTMLInputElement>('[data-list-search]')
          const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
          if (!field || !set) return fail(new Error('there is no search'))
          const begun = performance.now()
          set.call(field, wanted)
          field.dispatchEvent(new Event('input', { bubbles: true }))
          const look = () => {
            const names = [...document.querySelectorAll('tr[aria-rowindex] b')]
            const there = names.length > 0 && names.every(({ textContent }) => textContent?.includes(wanted))
            if (there) return requestAnimationFrame(() => done(performance.now() - begun))
            return requestAnimationFrame(look)
          }
          return requestAnimationFrame(look)
        }),
      word,
    )
    times.push(time)
    await page.waitForTimeout(500)
  }
  await context.close()
  return times
}
