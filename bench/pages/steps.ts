/** From a click on a place one has been to, to the painted frame in which its rows or its text stand there. */
import type { Browser } from 'playwright-core'
import { contextOf, type Signed } from './first-rows.ts'

const PLACES = [
  ['/app/employee', 'tr[aria-rowindex]'],
  ['/app/company/positions', 'tr[aria-rowindex]'],
  ['/app/dashboard', 'main h1'],
  ['/app/company/departments', 'tr[aria-rowindex]'],
  ['/app/company/profile', 'main dl, main form'],
] as const
const ROUNDS = 3

export async function stepTimes(browser: Browser, url: string, signed: Signed): Promise<number[]> {
  const context = await contextOf(browser, signed)
  const page = await context.newPage()
  await page.goto(`${url}/app/dashboard`)
  await page.locator('nav a').first().waitFor()
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [path, shown] of PLACES) {
      const time = await page.evaluate(
        ([to, wanted]) =>
          new Promise<number>((done, fail) => {
            const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`)
            if (!link) return fail(new Error(`no way to ${to}`))
            const begun = performance.now()
            link.click()
            const look = () => {
              const there = location.pathname === to && document.querySelector(wanted)
              if (there) return requestAnimationFrame(() => done(performance.now() - begun))
              return requestAnimationFrame(look)
            }
            return requestAnimationFrame(look)
          }),
        [path, shown] as const,
      )
      // The first round visits them.
      if (round > 0) times.push(time)
      await page.waitForTimeout(300)
    }
    await page.waitForLoadState('networkidle')
  }
  await context.close()
  return times
}
