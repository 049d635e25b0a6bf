/**
 * The pages in a browser, as built for production, against the product as a process of its own: what a first visit
 * weighs, how soon people are on the screen, whether ten thousand rows scroll smoothly, how long a step takes.
 */
import type { Browser } from 'playwright-core'
import { openBrowser } from '#tests/journeys/support/browser.ts'
import { type Figure, median } from './figures.ts'
import { type BenchProduct, benchProduct } from './pages/bench-product.ts'
import { buildPages } from './pages/build-pages.ts'
import { filterTimes } from './pages/filtering.ts'
import { firstRows, firstRowsAgain, firstRowsAlone, signedIn } from './pages/first-rows.ts'
import { slowestFrame } from './pages/scrolling.ts'
import { stepTimes } from './pages/steps.ts'
import { weightOfDashboard } from './pages/weight.ts'

const ROUNDS = 9
const KB = 1_000
const PAYSLIPS = '/app/payroll?month=2026-01&tab=all'
/** What the search field waits for the next sign. */
const TYPED = 150

export async function measurePages(): Promise<readonly Figure[]> {
  buildPages()
  const product = await benchProduct()
  const browser = await openBrowser()
  try {
    return await measuredIn(browser, product)
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function measuredIn(browser: Browser, { url, small, large }: BenchProduct): Promise<Figure[]> {
  const most = (what: string, measured: number, unit: string, wanted: number, note?: string): Figure => ({
    what: `pages: ${what}`,
    measured,
    unit,
    wanted,
    good: 'at most',
    note,
  })
  const signed = await signedIn(browser, url, small)
  const weight = await weightOfDashboard(browser, url, signed)
  // Not counted: a program that has just started answers its first calls like no later ones.
  await firstRows(browser, url, signed)
  const lists = await rounds(() => firstRows(browser, url, signed))
  const alone = await rounds(await firstRowsAlone(browser, url, signed))
  const again = await firstRowsAgain(url, signed, ROUNDS)
  const big = await signedIn(browser, url, large)
  const people = await slowestFrame(browser, url, big, '/app/employee?tab=all')
  const payslips = await slowestFrame(browser, url, big, PAYSLIPS)
  const filters = await filterTimes(browser, url, big, PAYSLIPS)
  const steps = await stepTimes(browser, url, signed)
  return [
    most('dashboard, first visit: script', weight.script / KB, 'kB', 260),
    most('dashboard, first visit: all but the charts', weight.all / KB, 'kB', 360, weight.parts),
    most('dashboard, first visit: charts', weight.charts / KB, 'kB', 120),
    most(
      '1,000 people: first rows, cold',
      median(lists.map(({ cold }) => cold)),
      'ms',
      500,
      `the rows alone, without a program: ${Math.round(median(alone))} ms`,
    ),
    most('1,000 people: first rows, warm, from elsewhere', median(lists.map(({ warm }) => warm)), 'ms', 200),
    most('1,000 people: first rows, warm, from another page', median(again), 'ms', 200),
    most('1,000 people: data', Math.max(...lists.map(({ data }) => data)) / KB, 'kB', 60),
    most('10,000 people: slowest frame while scrolling', people.slowest, 'ms', 50, people.note),
    most('10,000 people: the same, of a plain table', people.slowest / people.plain, 'x', 1, people.notePlain),
    most('10,000 payslips: first rows', payslips.shown, 'ms', 500),
    most('10,000 payslips: data of the first rows', payslips.data / KB, 'kB', 60),
    most('10,000 payslips: slowest frame while scrolling', payslips.slowest, 'ms', 50, payslips.note),
    most('10,000 payslips: the same, of a plain table', payslips.slowest / payslips.plain, 'x', 1, payslips.notePlain),
    most(
      '10,000 payslips: narrowed by a word',
      median(filters),
      'ms',
      200 + TYPED,
      `with the ${TYPED} ms that typing is waited for`,
    ),
    most('a step between visited screens, slowest of all', Math.max(...steps), 'ms', 100, `${steps.length} steps`),
  ]
}

async function rounds<Measured>(measure: () => Promise<Measured>): Promise<Measured[]> {
  const all: Measured[] = []
  for (let round = 0; round < ROUNDS; round += 1) all.push(await measure())
  return all
}
