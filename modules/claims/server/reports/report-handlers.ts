/** Reports of claims, on the screen and as files: the same columns and rows. */
import { amountOf, amountText } from '#kernel/money.ts'
import { daysBetween, plainDate, plainDateOf, yearOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { tableFile } from '#platform/sheets/server/export/table.ts'
import { dayText, storedMonthText } from '#platform/words/format.ts'
import { type claimReports, report, reportFile } from '../../contract/reports.ts'
import type { ClaimNeeds } from '../needs.ts'
import {
  byCategory,
  byCentre,
  byDepartment,
  byMonth,
  coveredOf,
  type Row,
  type Span,
  timeToPayment,
} from './report-store.ts'

type Name = (typeof claimReports)[number]
type Asked = Call<typeof report> | Call<typeof reportFile>
type Column = readonly [key: string, kind: 'text' | 'number' | 'money', drawn?: 'drawn']

const spent: readonly Column[] = [
  ['claims', 'number'],
  ['pending', 'money', 'drawn'],
  ['approved', 'money', 'drawn'],
  ['paid', 'money', 'drawn'],
  ['total', 'money'],
]
const columns: Readonly<Record<Name, readonly Column[]>> = {
  month: [['month', 'text'], ...spent],
  category: [['category', 'text'], ...spent],
  department: [['department', 'text'], ...spent],
  cost_centre: [['centre', 'text'], ...spent, ['budget', 'money'], ['left', 'money']],
  payment_time: [
    ['paid_month', 'text'],
    ['claims', 'number'],
    ['to_approval', 'number', 'drawn'],
    ['to_payment', 'number', 'drawn'],
    ['whole', 'number'],
    ['longest', 'number'],
  ],
  advances: [
    ['person', 'text'],
    ['travel', 'text'],
    ['paid_on', 'text'],
    ['advance', 'money'],
    ['covered', 'money', 'drawn'],
    ['open', 'money', 'drawn'],
    ['days', 'number'],
  ],
}

type Needs = Pick<ClaimNeeds, 'advancesOpen' | 'costCentres'>

export const reportHandlers = (needs: Needs): readonly Handler[] => [
  on(report, async (call) => {
    const wrong = await wrongSpan(call)
    return wrong ?? call.company.read((tx) => reported(tx, call, needs))
  }),
  on(reportFile, async (call) => {
    const wrong = await wrongSpan(call)
    if (wrong) return wrong
    const name = `claims_${call.params.name}`
    return tableFile(call.company, { name, format: call.query.format }, async (tx) => {
      const { columns: heads, rows } = await reported(tx, call, needs)
      return {
        name: call.params.name,
        columns: heads.map(({ label, kind }) => ({ header: label, kind: kind === 'money' ? 'money' : 'text' })),
        rows: rows.map((row) => heads.map(({ key }) => row[key] || null)),
      }
    })
  }),
]

async function wrongSpan({ query: { from, to } }: Asked) {
  return from && to && to < from ? problem('http.invalid', { errors: { to: ['claims.to-before-from'] } }) : undefined
}

async function reported(tx: Tx, call: Asked, needs: Needs) {
  const { say, language, params, query, company } = call
  const facts = await companyFacts(tx, company.companyId)
  const today = call.clock.today(facts.timezone)
  const year = yearOf(query.from ?? query.to ?? today)
  const span = { from: query.from ?? plainDate(year, 1, 1), to: query.to ?? plainDate(year, 12, 31) }
  // Of all that is booked and committed up to today, as the list of cost centres has it.
  const left = params.name === 'cost_centre' ? await needs.costCentres.left(tx, company.companyId) : undefined
  const rows =
    params.name === 'advances'
      ? await advances(tx, call, needs, today)
      : (await read[params.name](tx, company.companyId, span, facts.timezone)).map((row) =>
          named(params.name, row, call),
        )
  return {
    columns: columns[params.name].map(([key, kind, drawn]) => ({
      ...{ key, kind, drawn: drawn === 'drawn' },
      label: say(language, `claims.report-${key}`),
    })),
    rows: rows.map(({ id, ...row }) => {
      const told = left === undefined ? row : { ...row, left: left.get(id ?? '') ?? null }
      return Object.fromEntries(Object.entries(told).map(([key, value]) => [key, value ?? '']))
    }),
  }
}

const read: Readonly<
  Record<Exclude<Name, 'advances'>, (tx: Tx, companyId: string, span: Span, zone: string) => Promise<Row[]>>
> = {
  month: byMonth,
  category: byCategory,
  department: byDepartment,
  cost_centre: byCentre,
  payment_time: timeToPayment,
}

/** The first column: whose row it is, in words. */
function named(name: Name, { name: of = null, ...row }: Row, { say, language }: Asked): Row {
  const [[key] = ['']] = columns[name]
  if (of === null) return { [key]: say(language, `claims.report-no-${key}`), ...row }
  const isMonth = name === 'month' || name === 'payment_time'
  return { [key]: isMonth ? storedMonthText(of, language) : of, ...row }
}

/** As they stand today, whatever days are asked for. */
async function advances(
  tx: Tx,
  { company: { companyId }, language }: Asked,
  { advancesOpen }: Needs,
  today: ReturnType<typeof plainDateOf>,
): Promise<Row[]> {
  const open = await advancesOpen(tx, companyId)
  const covered = await coveredOf(
    tx,
    companyId,
    open.map(({ id }) => id),
  )
  return open.map(({ id, full_name, travel_no, paid_on, amount }) => {
    const done = covered.get(id) ?? '0.00'
    return {
      ...{ person: full_name, travel: travel_no, paid_on: dayText(plainDateOf(paid_on), language), advance: amount },
      ...{ covered: done, open: amountText(amountOf(amount) - amountOf(done)) },
      days: String(daysBetween(plainDateOf(paid_on), today)),
    }
  })
}
