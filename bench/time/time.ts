/**
 * Attendance of ten thousand people: who clocks in on PostgreSQL, a month's timesheet with its totals and its file and the
 * logs of terminals on both homes of the database, and what overtime adds to a month's pay. BENCH_TIME_PEOPLE,
 * BENCH_TIME_SECONDS and BENCH_TIME_STORED try it with less; BENCH_TIME_HOME=postgres on one home alone,
 * BENCH_TIME_PARTS=clock,sheet,pay,stored in some of its parts.
 */
import { type Figure, median } from '../figures.ts'
import { timed } from '../payroll/bench-month.ts'
import { embeddedHome, type Home, postgresHome } from '../payroll/homes.ts'
import { arrivals } from './arrivals.ts'
import { get, post, several } from './asking.ts'
import { againstBare } from './bare-server.ts'
import { manyStored } from './many-stored.ts'
import { pricedPay } from './priced-pay.ts'
import { terminalLogs } from './terminals.ts'
import { FIRST, LAST, monthClocked, PEOPLE, type TimeCompany, timeCompany } from './time-company.ts'

const PARTS = process.env.BENCH_TIME_PARTS?.split(',')
const isWanted = (part: string): boolean => PARTS?.includes(part) ?? true
const ONE_HOME = process.env.BENCH_TIME_HOME === 'postgres'

export async function measureTime(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const open of ONE_HOME ? [postgresHome] : [postgresHome, embeddedHome]) {
    const home = await open()
    if (!home) continue
    try {
      figures.push(...(await ofHome(home)))
    } finally {
      await home.close()
    }
  }
  return isWanted('stored') ? [...figures, ...(await storedFigures())] : figures
}

/** In a database of its own, where nobody has clocked in yet. */
async function storedFigures(): Promise<Figure[]> {
  const home = await postgresHome()
  if (!home) return []
  try {
    return [await storedFigure(home)]
  } finally {
    await home.close()
  }
}

async function ofHome(home: Home): Promise<Figure[]> {
  const figures: Figure[] = []
  if (isWanted('clock') || isWanted('sheet')) {
    const company = await timeCompany(home, PEOPLE)
    try {
      await monthClocked(company.subject)
      await home.db.owner((connection) => connection.script('analyze'))
      if (home.url !== undefined && isWanted('clock')) figures.push(...(await clockingFigures(company, home.url)))
      if (isWanted('sheet')) figures.push(...(await sheetFigures(home, company)))
    } finally {
      await company.server.close()
    }
  }
  if (home.url === undefined) return figures
  if (isWanted('pay')) figures.push(...(await paidFigures(home)))
  return figures
}

const seconds = (value: number) => `${Math.round(value)} s`

async function clockingFigures(company: TimeCompany, url: string): Promise<Figure[]> {
  const came = await arrivals(company)
  const { own, bare } = await againstBare(company, url)
  return [
    {
      ...{ what: `time, PostgreSQL, ${came.people} clock in as they come, p99`, measured: came.p99, unit: 'ms' },
      ...{ wanted: 300, good: 'at most', note: `within ${seconds(came.seconds)}, none lost or doubled` },
    },
    {
      ...{ what: 'time, PostgreSQL, clock-ins against a bare server', measured: (own / bare) * 100, unit: '%' },
      ...{ wanted: 58, good: 'at least', note: `${Math.round(own)} a second against ${Math.round(bare)}` },
    },
  ]
}

async function sheetFigures(home: Home, { server, night }: TimeCompany): Promise<Figure[]> {
  const page = median(await several(() => get(server, `panel/attendance/timesheet?from=${FIRST}&to=${LAST}&page=1`)))
  const totals = () => get(server, `panel/attendance/reportV3/days?from=${FIRST}&to=${LAST}`)
  const atFirst = await timed(night)
  const summed = median(await several(totals))
  const file = { from: FIRST, to: LAST, format: 'csv' }
  const exporting = median(await several(() => post(server, 'panel/attendance/timesheet/export', file)))
  const { all, logs } = await terminalLogs(server)
  const of = (what: string, measured: number, wanted: number, note?: string): Figure => ({
    ...{ what: `time, ${home.name}, ${what}`, measured, unit: 'ms', wanted, good: 'at most' as const },
    ...(note && { note }),
  })
  return [
    of(`timesheet of ${PEOPLE} for a month, first page`, page, 300),
    of(
      `totals of ${PEOPLE} for a month`,
      summed,
      1_500,
      `days worked out and kept in the night: ${seconds(atFirst / 1_000)}`,
    ),
    of(`timesheet of ${PEOPLE} as a file`, exporting, 5_000),
    of(`${all} logs of terminals`, logs, 10_000),
  ]
}

async function paidFigures(home: Home): Promise<Figure[]> {
  const { without, withDays, paid } = await pricedPay(home)
  return [
    {
      ...{
        what: `time, PostgreSQL, pay of ${PEOPLE} with twenty priced days each`,
        measured: withDays.clock / without.clock,
      },
      ...{ unit: 'times', wanted: 1.5, good: 'at most' },
      note: `${Math.round(withDays.clock)} ms against ${Math.round(without.clock)} ms, ${paid} with overtime; of its own processor ${(withDays.cpu / without.cpu).toFixed(2)} times`,
    },
  ]
}

async function storedFigure(home: Home): Promise<Figure> {
  const { empty, full, stored } = await manyStored(home)
  return {
    ...{ what: `time, PostgreSQL, clock-in with ${stored} stored against none`, measured: full / empty, unit: 'times' },
    ...{ wanted: 1.2, good: 'at most', note: `${full.toFixed(1)} ms against ${empty.toFixed(1)} ms, half of them` },
  }
}
