/** Changes of everybody's agreed pay, on the screen and as a sheet. */
import { companyFacts } from '#modules/company/server/public.ts'
import { problem } from '#platform/http/server/answers.ts'
import { on } from '#platform/http/server/handler.ts'
import { accountNames } from '#platform/identity/server/account-names.ts'
import { type ExportColumn, tableFile } from '#platform/sheets/server/export/table.ts'
import { salaryHistories } from '../../contract/pay/histories.ts'
import { percentOf } from '../../model/salary/percent.ts'
import { type HistoryRow, salaryChanges } from './histories-store.ts'

export const salaryHistoriesHandler = on(salaryHistories, async (call) => {
  const { company, db, query, seal, clock, say, language } = call
  const { from, to, format } = query
  if (from && to && to < from) return problem('employees.history-span', { errors: { to: ['employees.history-span'] } })
  const { companyId } = company
  const read = await company.read(async (tx) => ({
    today: clock.today((await companyFacts(tx, companyId)).timezone),
    rows: await salaryChanges(tx, { companyId, seal }, { from, to }),
  }))
  const names = await accountNames(
    db,
    companyId,
    read.rows.map(({ created_by }) => created_by),
  )
  const changes = read.rows.map((row) => shown(row, read.today, names))
  if (format === 'json') return { changes }
  const word = (key: string) => say(language, `employees.history.${key}`)
  const table = {
    name: word('title'),
    columns: columns.map(({ header, ...column }): ExportColumn => ({ ...column, header: word(header) })),
    rows: changes.map((one) => [
      ...[one.staff_id, one.full_name, one.department, say(language, `employees.column.${one.component}`)],
      ...[one.effective_date, one.old_salary, one.new_salary, one.percent, one.created_by, one.reason],
    ]),
  }
  return tableFile(company, { name: `salary-history-${read.today}`, format }, async () => table)
})

const columns = [
  { header: 'staff_id', kind: 'text', width: 14 },
  { header: 'full_name', kind: 'text', width: 34 },
  { header: 'department', kind: 'text', width: 24 },
  { header: 'component', kind: 'text', width: 28 },
  { header: 'from', kind: 'date', width: 14 },
  { header: 'old', kind: 'money', width: 16 },
  { header: 'new', kind: 'money', width: 16 },
  { header: 'percent', kind: 'text', width: 12 },
  { header: 'by', kind: 'text', width: 24 },
  { header: 'reason', kind: 'text', width: 40 },
] as const

function shown(row: HistoryRow, today: string, names: ReadonlyMap<string, string>) {
  const { employee_id, staff_id, full_name, department, component, effective_from, amount, former, reason } = row
  return {
    id: `${employee_id}:${component}:${effective_from}`,
    ...{ employee_id, staff_id, full_name, department, component },
    effective_date: effective_from,
    old_salary: former,
    new_salary: amount,
    percent: percentOf(former, amount),
    reason,
    created_by: row.created_by === null ? null : (names.get(row.created_by) ?? null),
    created_at: row.created_at,
    is_planned: effective_from > today,
  }
}
