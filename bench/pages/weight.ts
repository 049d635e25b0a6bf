/** What a first visit to the signed-in dashboard carries, as it is compressed, with the charts apart. */
import type { Browser } from 'playwright-core'
import { contextOf, type Signed } from './first-rows.ts'

type Kind = 'script' | 'style' | 'font' | 'data' | 'page' | 'other'

export async function weightOfDashboard(browser: Browser, url: string, signed: Signed) {
  const context = await contextOf(browser, signed)
  const page = await context.newPage()
  await page.goto(`${url}/app/dashboard`)
  await page.locator('main h1').first().waitFor()
  await page
    .locator('.recharts-surface')
    .first()
    .waitFor({ state: 'attached' })
    .catch(() => undefined)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3_000)
  const carried = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming
      return { path: new URL(name).pathname, size: encodedBodySize }
    }),
  )
  await context.close()
  const charts = carried.filter(({ path }) => /chart/i.test(path))
  const rest = carried.filter((one) => !charts.includes(one))
  const of = (kind: Kind) => sumOf(rest.filter(({ path }) => kindOf(path) === kind))
  const kinds: readonly Kind[] = ['script', 'style', 'font', 'data', 'page', 'other']
  return {
    script: of('script'),
    all: sumOf(rest),
    charts: sumOf(charts),
    parts: kinds.map((kind) => `${kind} ${Math.round(of(kind) / 1_000)}`).join(', '),
  }
}

const sumOf = (all: readonly { readonly size: number }[]): number => all.reduce((sum, { size }) => sum + size, 0)

function kindOf(path: string): Kind {
  if (path.startsWith('/api/')) return 'data'
  if (/\.js$/.test(path)) return 'script'
  if (/\.css$/.test(path)) return 'style'
  if (/\.woff2?$/.test(path)) return 'font'
  return /\.\w+$/.test(path) ? 'other' : 'page'
}
