/**
 * The planner of a department of five hundred for a month, in a browser, as built for production: how soon its first cells
 * are on the screen, whether it scrolls smoothly, how much of it stands in the page, and how long a pattern over all takes.
 * On PostgreSQL where that is installed. BENCH_PLANNER_PEOPLE tries it with fewer.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { mondayOf } from '#modules/shifts/model/periods.ts'
import { openBrowser } from '#tests/journeys/support/browser.ts'
import { Client, newCompany } from '#tests/support/client.ts'
import { unpackMigratedDatabase } from '#tests/support/embedded-database.ts'
import { runServer } from '#tests/support/running-server.ts'
import { type Figure, median } from './figures.ts'
import { buildPages } from './pages/build-pages.ts'
import { contextOf, dataOf, marked, markFirst, type Signed, signedIn } from './pages/first-rows.ts'
import { peopleSheet } from './pages/people-sheet.ts'
import { framesOf, within } from './pages/scrolling.ts'
import { timed } from './payroll/bench-month.ts'
import { postgresHome } from './payroll/homes.ts'

const PEOPLE = Number(process.env.BENCH_PLANNER_PEOPLE ?? 500)
const ROUNDS = 5
/** Monday in a week, as a roster is planned, and the last of its 31 days. */
const FIRST = mondayOf(addDays(plainDateOf(new Date().toISOString().slice(0, 10)), 7))
const LAST = addDays(FIRST, 30)
const PLANNER = `/app/schedule/planner?from=${FIRST}&days=31`
const [GRID, CELL] = ['[role=grid]', '[role=gridcell][data-spot]'] as const

export async function measurePlanner(): Promise<readonly Figure[]> {
  buildPages()
  const dataDir = mkdtempSync(join(tmpdir(), 'kerja-bench-'))
  const home = await postgresHome()
  try {
    if (!home) await unpackMigratedDatabase(dataDir)
    const on = { dataDir, ...(home?.url && { databaseUrl: home.url }) }
    const server = await runServer({ on, env: { LIMIT_CALLS_PER_MINUTE: '100000' } })
    try {
      return await measuredOn(server.url)
    } finally {
      await server.stop()
    }
  } finally {
    await home?.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measuredOn(url: string): Promise<readonly Figure[]> {
  const company = await newCompany(new Client(url), { headcount: PEOPLE })
  const pattern = await patternTimes(company)
  const browser = await openBrowser()
  try {
    return figuresOf(pattern, await drawn(browser, url, await signedIn(browser, url, company)))
  } finally {
    await browser.close()
  }
}

const demanded = async (asked: Promise<{ readonly status: number; readonly body: { readonly data?: unknown } }>) => {
  const { status, body } = await asked
  if (status >= 300) throw new Error(`a call of the planner answered ${status} ${JSON.stringify(body).slice(0, 500)}`)
  return body.data
}

/** Two patterns by turns, so that each changes every day of everybody. */
async function patternTimes(company: Client): Promise<number[]> {
  await demanded(company.upload('api/panel/employee/add/by/batch/upload/0', peopleSheet(PEOPLE)))
  const shift = async (short_name: string, start_time: string, end_time: string) => {
    const made = { name: short_name, short_name, start_time, end_time, break_minutes: 60 }
    return ((await demanded(company.post('api/panel/shift/store', made))) as { id: string }).id
  }
  const [early, late] = [await shift('EARLY', '07:00', '16:00'), await shift('LATE', '14:00', '23:00')]
  const named = (await demanded(company.get('api/panel/shift/index'))) as { id: string; short_name: string }[]
  const [off, rest] = ['OFF', 'REST'].map((name) => named.find(({ short_name }) => short_name === name)?.id)
  const people = (await demanded(company.get('api/panel/employee/getAllEmployees'))) as { id: string }[]
  const employee_ids = people.map(({ id }) => id)
  const turns = [
    [early, early, early, early, early, off, rest],
    [rest, late, late, late, late, late, off],
  ]
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const body = { employee_ids, from: FIRST, to: LAST, pattern: turns[round % turns.length], confirm: 1 }
    times.push(await timed(() => demanded(company.post('api/panel/shift/applyWeeklySchedule', body))))
  }
  return times
}

async function drawn(browser: Browser, url: string, signed: Signed) {
  const shown: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const context = await contextOf(browser, signed)
    const page = await context.newPage()
    await markFirst(page, CELL)
    await page.goto(url + PLANNER)
    const time = await marked(page)
    // Not counted: a program that has just started answers its first calls like no later ones.
    if (round > 0) shown.push(time)
    if (round < ROUNDS) {
      await context.close()
      continue
    }
    const data = await dataOf(page)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1_500)
    const frames = await framesOf(page, GRID)
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    const rows = await page.locator(`${GRID} [aria-rowindex]`).count()
    await context.close()
    return { shown, data, frames, nodes, rows }
  }
  throw new Error('no round was drawn')
}

type Drawn = Awaited<ReturnType<typeof drawn>>

function figuresOf(pattern: readonly number[], { shown, data, frames, nodes, rows }: Drawn): Figure[] {
  const most = (what: string, measured: number, unit: string, wanted: number, note?: string): Figure => ({
    ...{ what: `planner, ${PEOPLE} people by 31 days: ${what}`, measured, unit, wanted, good: 'at most', note },
  })
  return [
    most('first cells', median(shown), 'ms', 600, `${Math.round(data / 1_000)} kB of data`),
    most('slowest frame while scrolling', frames.at(-1) ?? Number.NaN, 'ms', 50, within(frames)),
    most('nodes of the page', nodes, '', 3_000, `${rows} rows stand in it`),
    most('a pattern over all', median(pattern), 'ms', 1_000),
  ]
}
