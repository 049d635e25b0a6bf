import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { type Rows, rowsAs } from '#platform/sheets/server/export/pieces.ts'
import { type ExportTable, tableFile } from '#platform/sheets/server/export/table.ts'
import { amountsOfReport, report, reportFile, reportMonths } from '../../contract/reports.ts'
import { leaveYearOf } from '../../model/entitlement/leave-year.ts'
import { amountOf, halvesText } from '../../model/halves.ts'
import { type LeaveType, nameIn } from '../../model/leave-type.ts'
import { type LeaveBook, leaveBook } from '../book.ts'
import {
  allBalances,
  allDepartmentBalances,
  type BalanceRow,
  companyBalances,
  type DepartmentRow,
  departmentBalances,
  type Wanted,
} from '../ledger/company-balances.ts'
import { grantThrough } from '../ledger/granting.ts'
import { type Rules, rulesOf } from '../ledger/rules.ts'
import { inSight } from '../sight.ts'
import { takenByMonth } from './taken-store.ts'

export const reportHandlers: readonly Handler[] = [
  on(reportMonths, (call) =>
    call.company.transaction(async (tx) => {
      const book = await leaveBook(tx, call)
      const year = leaveYearOf(call.query.as_of ?? book.today, book.yearStart)
      const { types } = await rulesOf(tx, book)
      const sight = inSight(call.session, call.company.companyId)
      const taken = await takenByMonth(tx, call.company.companyId, {
        ...year,
        sight,
        departmentId: call.query.department_id,
      })
      const months = monthsOf(year.from)
      return [...types.values()]
        .filter(({ id }) => taken.some(({ type_id }) => type_id === id))
        .map((type) => ({
          type_id: type.id,
          label: nameIn(call.language, type),
          unit: type.unit,
          months: months.map((month) => {
            const found = taken.find((one) => one.type_id === type.id && one.month === month)
            return { month, taken: amountOf(found?.halves ?? 0) }
          }),
        }))
    }),
  ),

  on(report, (call) =>
    call.company.transaction(async (tx) => {
      const { page, per_page: perPage = PER_PAGE_DEFAULT } = call.query
      const paging = page === undefined ? undefined : { limit: perPage, offset: (page - 1) * perPage }
      const { rows, types } = await rowsOf(tx, call, paging)
      const views = rows.map((row) => rowView(row, types.get(row.type_id), call))
      return reply(views, page === undefined ? {} : { meta: { page, per_page: perPage, total: rows[0]?.total ?? 0 } })
    }),
  ),

  on(reportFile, async (call) => {
    const { company, params, query } = call
    const { wanted, types } = await company.transaction((tx) => wantedOf(tx, call))
    const file = { name: `leave-${params.name}-${wanted.asOf}`, format: query.format }
    return tableFile(company, file, async (tx) => {
      const read = query.by === 'department' ? allDepartmentBalances : allBalances
      return tableOf({ pieces: read(tx, company.companyId, wanted) }, types, call)
    })
  }),
]

type Asking = Call<typeof report> | Call<typeof reportFile>
type Row = BalanceRow | DepartmentRow

async function rowsOf(tx: Tx, call: Call<typeof report>, paging: Wanted['paging']) {
  const { wanted, types } = await wantedOf(tx, call)
  const read = call.query.by === 'department' ? departmentBalances : companyBalances
  const rows: readonly Row[] = await read(tx, call.company.companyId, { ...wanted, paging })
  return { rows, types }
}

/** What is asked for, after granting what is due by its day. */
async function wantedOf(tx: Tx, call: Asking) {
  const { company, query, session } = call
  const book: LeaveBook = await leaveBook(tx, call)
  const asOf = query.as_of ?? book.today
  await grantThrough(tx, book, asOf)
  const rules: Rules = await rulesOf(tx, book)
  const wanted = {
    asOf,
    year: leaveYearOf(asOf, book.yearStart),
    sight: inSight(session, company.companyId),
    typeId: query.type_id,
    departmentId: query.department_id,
    groupId: query.group_id,
    defaultGroup: rules.defaultGroup,
    search: query.search,
    paging: undefined,
  }
  return { wanted, types: rules.types }
}

const amounts = [
  'entitled',
  'carried',
  'taken',
  'booked',
  'pending',
  'paid_out',
  'forfeited',
  'unsettled',
  'balance',
] as const
type Amounts = Record<(typeof amounts)[number], number>

function rowView(row: Row, type: LeaveType | undefined, { language }: Asking) {
  const shown = Object.fromEntries(amounts.map((name) => [name, amountOf(row[name])])) as Amounts
  const person =
    'employee_id' in row
      ? { employee_id: row.employee_id, staff_id: row.staff_id, full_name: row.full_name, people: 1 }
      : { employee_id: null, staff_id: null, full_name: null, people: row.people }
  return {
    ...person,
    department: row.department,
    type_id: row.type_id,
    label: type ? nameIn(language, type) : '',
    unit: type?.unit ?? ('day' as const),
    ...shown,
  }
}

/** Whom it is about, the type, and the amounts the report is about. */
function tableOf(rows: Rows<Row>, types: ReadonlyMap<string, LeaveType>, call: Call<typeof reportFile>) {
  const { say, language, params, query } = call
  const head = (name: string) => ({ header: say(language, `leave.column-${name}`), kind: 'text' as const })
  const whom = query.by === 'department' ? ['department', 'people'] : ['staff_id', 'full_name', 'department']
  const shown = amountsOfReport[params.name]
  const cells = (row: Row): readonly (string | null)[] =>
    'employee_id' in row ? [row.staff_id, row.full_name, row.department] : [row.department, String(row.people)]
  return {
    name: say(language, `leave.report-${params.name}`),
    columns: [
      ...whom.map(head),
      head('type'),
      head('unit'),
      ...shown.map((name) => ({ ...head(name), kind: 'money' as const })),
    ],
    rows: rowsAs(rows, (row) => {
      const type = types.get(row.type_id)
      const unit = say(language, `leave.unit-${type?.unit ?? 'day'}`)
      return [...cells(row), type ? nameIn(language, type) : '', unit, ...shown.map((name) => halvesText(row[name]))]
    }),
  } satisfies ExportTable
}

/** From the first of the leave year on: twelve, or thirteen where the year begins within a month. */
function monthsOf(from: string): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  return Array.from({ length: from.endsWith('-01') ? 12 : 13 }, (_, at) => {
    const index = month - 1 + at
    return `${year + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}
