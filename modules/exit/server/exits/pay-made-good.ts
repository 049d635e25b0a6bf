/** A last pay that was marked as wrong or missing: approving pay that makes it good says in which month, reopening takes it back. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

type Marked = {
  readonly id: string
  readonly employeeId: string
  readonly month: PlainDate
  readonly since: string
  readonly isMissing: boolean
}
type MadeGood = (tx: Tx, companyId: string, wrong: readonly Marked[]) => Promise<ReadonlyMap<string, PlainDate>>

/** As payroll is told: it brings nothing, and learns what was approved. */
export const lastPaysMadeGood = (madeGood: MadeGood) => ({
  origin: 'exit' as const,
  between: async () => [],
  async settled(tx: Tx, companyId: string): Promise<void> {
    const { rows } = await sql<Marked>`
      select id, employee_id as "employeeId", coalesce(pay_missing, settled_month) as month,
        pay_missing is not null as "isMissing", to_char(pay_marked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          as since
      from exits
      where company_id = ${companyId} and (pay_to_correct or pay_missing is not null) and pay_marked_at is not null
        and coalesce(pay_missing, settled_month) is not null
      order by id for update`.execute(tx)
    if (rows.length === 0) return
    const found = await madeGood(tx, companyId, rows)
    const now = rows.map(({ id }) => ({ id, month: found.get(id) ?? null }))
    await sql`
      update exits x set pay_corrected = n.month
      from jsonb_to_recordset(${JSON.stringify(now)}::jsonb) as n(id uuid, month date)
      where x.company_id = ${companyId} and x.id = n.id and x.pay_corrected is distinct from n.month`.execute(tx)
  },
})
