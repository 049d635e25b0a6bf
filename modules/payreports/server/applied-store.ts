/** From which month a report of own columns is printed with payslips, and with whose. */
import { sql } from 'kysely'
import { firstDayOf, type YearMonth } from '#kernel/plain-date.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Column } from '../model/columns.ts'

type Saving = {
  readonly template: string
  readonly month: YearMonth
  readonly at: Date
  /** Null for everybody. */
  readonly people: readonly { readonly id: string; readonly employee_id: string | null }[]
}
export type AppliedRow = {
  readonly employee_id: string | null
  readonly name: string
  readonly columns: readonly Column[]
}

export const applied = {
  /** True where somebody named is not of the company, and nothing was stored. */
  async save(tx: Tx, companyId: string, { template, month, at, people }: Saving): Promise<boolean> {
    const ids = people.flatMap(({ employee_id }) => employee_id ?? [])
    const { rows } = await sql<{ known: number }>`
      select count(*)::int as known from employees
      where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(tx)
    if (rows[0]?.known !== new Set(ids).size) return true
    await bulkInsert(
      tx,
      'pay_report_applied',
      people.map(({ id, employee_id }) => ({
        company_id: companyId,
        id,
        template_id: template,
        from_month: firstDayOf(month),
        employee_id,
        applied_at: at.toISOString(),
      })),
    )
    return false
  },

  /** What holds in a month: for each person named the newest, and the newest for everybody. */
  async inMonth(tx: Tx, companyId: string, month: YearMonth): Promise<AppliedRow[]> {
    const { rows } = await sql<AppliedRow>`
      select distinct on (a.employee_id) a.employee_id, t.name, t.columns
      from pay_report_applied a join pay_report_templates t on t.company_id = a.company_id and t.id = a.template_id
      where a.company_id = ${companyId} and a.from_month <= ${firstDayOf(month)} and t.type = 'payslip'
      order by a.employee_id, a.from_month desc, a.applied_at desc, a.id desc`.execute(tx)
    return rows
  },
}
