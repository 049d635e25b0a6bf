/**
 * Every dated block, whatever it holds: the day before it the former one is found, on its first day itself; each limit
 * of each of its tables parts two rows; and some answer rests on it, so that no figure lies in the book unused.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { bracketOf, rowFrom } from './core/bracket.ts'
import type { Block, History } from './core/history.ts'
import { Refusal } from './core/refusal.ts'
import { casesOf, type WorkedCase } from './core/worked-cases.ts'
import { countries } from './countries.ts'
import { isRefusedAnswer, workOut } from './work-out.ts'

const here = import.meta.dirname
const cases = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.cases.ndjson'))
  .flatMap((name) => casesOf(readFileSync(join(here, name), 'utf8')))

describe.each(Object.values(countries))('blocks of $country', ({ country, histories, sources }) => {
  const blocks = histories.flatMap((history) =>
    history.blocks.map((block, at) => ({ id: block.id, history, block, at })),
  )

  test.each(blocks)('$id begins on its first day and not before', ({ history, block, at }) => {
    expect(inForce(history, block.from)).toBe(block.law === undefined ? 'not_published' : block.id)
    const before = history.blocks[at - 1]
    const expected = before === undefined ? 'no_law_on_day' : before.law === undefined ? 'not_published' : before.id
    expect(inForce(history, addDays(block.from, -1))).toBe(expected)
  })

  test('at, just under and just over each limit of each table the right row is found', () => {
    const tables = blocks.flatMap(({ block }) => tablesIn(block))
    const limits = tables.map(checkTable).reduce((sum, count) => sum + count, 0)
    expect(limits).toBeGreaterThan(leastLimits[country] ?? 0)
  })

  test('some answer rests on every block, but for those that are only announced and those that none cites', () => {
    const own = [...cases, ...more].filter(({ scheme }) => scheme.startsWith(`${country}.`))
    const cited = new Set(
      own.flatMap(({ scheme, on, given }) =>
        (workOut(scheme, on, given, { worksheet: true }).worksheet ?? []).map(({ source }) => source),
      ),
    )
    const published = new Set(blocks.filter(({ block }) => block.law !== undefined).map(({ id }) => id))
    // Kinds of leave and what is observed on leaving are read, and tested, by the modules of those names.
    expect(
      [...sources.keys()].filter(
        (id) => published.has(id) && !cited.has(id) && !(id in uncited) && !/(leave_kinds|leaving_duties)\//.test(id),
      ),
    ).toEqual([])
  })
})

/** So many at least, or the reader of tables reads none. */
const leastLimits: { readonly [country: string]: number } = { my: 200, tw: 300, ph: 100 }

/** Blocks whose figures no step of a worksheet names, and what holds them instead. */
const uncited: { readonly [id: string]: string } = {
  'tw.payslip/treatments/2024-01-01': 'the types of pay item, read by payroll',
  'ph.payslip/treatments/2018-01-01': 'the types of earning, read by payroll',
  'tw.occupational_accident/given_rate/2022-05-01': 'the bound of a typed rate: work-out.test.ts',
  'ph.working_time/hours/1974-11-01': 'the bounds of typed hours: edges.test.ts',
  'ph.files/alphalist_schedule_1/2018-01-01': 'the layout of a file: its worked cases compare whole lines',
}

type Asked = Pick<WorkedCase, 'scheme' | 'on' | 'given'>

/** What the worked cases do not reach: each wage order of each region and sector, and days long ago. */
const more: readonly Asked[] = [
  ...wageOrders(),
  { scheme: 'my.epf', on: '2021-06-30', given: { wages: '3000', age: 35 } },
  { scheme: 'my.pcb', on: '2023-03-31', given: { normal_remuneration: '9000', category: 1 } },
  { scheme: 'tw.minimum_wage', on: '2018-06-30', given: {} },
  { scheme: 'tw.minimum_wage', on: '2023-06-30', given: {} },
  { scheme: 'tw.coverage', on: '2026-06-30', given: { worker_status: 'national', age: 65 } },
  { scheme: 'ph.philhealth', on: '2023-06-30', given: { monthly_basic_salary: '30000' } },
  { scheme: 'ph.holiday', on: '2026-06-30', given: { date: '2023-01-01' } },
]

test('each wage order of the Philippines holds from its first day, in each of its sectors', () => {
  const orders = wageOrders()
  expect(orders.length).toBeGreaterThanOrEqual(60)
  for (const { scheme, on, given, daily, before } of orders) {
    expect(workOut(scheme, on, given).answer, `${on} ${JSON.stringify(given)}`).toMatchObject({
      minimum_daily_wage: daily,
    })
    const { answer } = workOut(scheme, addDays(plainDateOf(on), -1), given)
    const wage = isRefusedAnswer(answer) ? undefined : answer.minimum_daily_wage
    expect(wage, `before ${on} ${JSON.stringify(given)}`).toBe(before)
  }
})

/** Read a second time from the file, line by line: region, first day, and what each sector is paid. */
function wageOrders(): (Asked & { readonly daily: string; readonly before: string | undefined })[] {
  const text = readFileSync(join(here, 'ph/minimum-wage/minimum-wage.rates.yaml'), 'utf8')
  const found: { region: string; from: string; daily: Map<string, string> }[] = []
  let region = ''
  let within = false
  for (const line of text.split('\n')) {
    const [, name] = /^ {2}(\S+):$/.exec(line) ?? []
    const [, from] = /^ {6}- from: (\S+)$/.exec(line) ?? []
    const [, sector, daily] = /^ {10}["']?([^"']+?)["']?: ["']?([\d.]+)["']?$/.exec(line) ?? []
    if (name) region = name
    if (from) found.push({ region, from, daily: new Map() })
    if (/^ {8}\S/.test(line)) within = line.trim() === 'daily:'
    if (within && sector && daily) found.at(-1)?.daily.set(sector, daily)
  }
  return found.flatMap(({ region: of, from, daily }, at) => {
    const former = found[at - 1]?.region === of ? found[at - 1] : undefined
    return [...daily].map(([sector, wage]) => ({
      scheme: 'ph.minimum_wage',
      on: from,
      given: { region: of, sector },
      daily: Number(wage).toFixed(2),
      before: former?.daily.has(sector) ? Number(former.daily.get(sector)).toFixed(2) : undefined,
    }))
  })
}

function inForce(history: History<unknown>, day: string): string {
  try {
    return history.on(plainDateOf(day)).id
  } catch (error) {
    if (error instanceof Refusal) return error.why
    throw error
  }
}

type Rows = readonly { readonly upTo?: bigint; readonly from?: bigint }[]

/** Every list of rows with limits that the law of a block holds, however deep. */
function tablesIn({ law }: Block<unknown>): Rows[] {
  const found: Rows[] = []
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const within = value instanceof Map ? [...value.values()] : Object.values(value)
    if (Array.isArray(value) && value.some((row) => hasLimit(row))) found.push(value)
    else within.forEach(look)
  }
  look(law)
  return found
}

const hasLimit = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && ['upTo', 'from'].some((key) => typeof Reflect.get(row, key) === 'bigint')

/** Answers how many limits were looked at. */
function checkTable(rows: Rows): number {
  const upper = rows.flatMap((row, at) =>
    typeof row.upTo !== 'bigint' ? [] : [{ limit: row.upTo, row, next: rows[at + 1] }],
  )
  for (const { limit, row, next } of upper) {
    const find = (value: bigint) =>
      bracketOf(
        rows.map((one) => ({ upTo: one.upTo, one })),
        value,
      ).one
    expect([find(limit - 1n), find(limit)]).toEqual([row, row])
    if (next) expect(find(limit + 1n)).toBe(next)
  }
  if (upper.length > 0) return upper.length
  const floors = rows.flatMap((row, at) =>
    row.from === undefined ? [] : [{ floor: row.from, row, before: rows[at - 1] }],
  )
  for (const { floor, row, before } of floors) {
    const find = (value: bigint) =>
      rowFrom(
        rows.map((one) => ({ from: one.from ?? 0n, one })),
        value,
      ).one
    expect([find(floor), find(floor + 1n)]).toEqual([row, row])
    if (before) expect(find(floor - 1n)).toBe(before)
  }
  return floors.length
}
