/** Which last pays that were wrong, or missing, have been made good by pay that was approved since, and in which month. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { packFor } from '../pack-of-company.ts'
import { standing } from '../payslip-store.ts'

export type WrongPay = {
  readonly id: string
  readonly employeeId: string
  /** Its first day. */
  readonly month: PlainDate
  /** When it was found to be wrong; what was approved before does not count. */
  readonly since: string
  /** The month was closed without the person: any pay of it makes it good. */
  readonly isMissing: boolean
}

/**
 * By a run that corrects the month, by its last pay approved again, or by an item of a later run: what closed months
 * were wrong by, or of the type that such is entered as by hand. Id -> month; those that are still wrong are not in it.
 */
export async function payMadeGood(
  tx: Tx,
  companyId: string,
  wrong: readonly WrongPay[],
): Promise<ReadonlyMap<string, PlainDate>> {
  if (wrong.length === 0) return new Map()
  const { more, less } = (await packFor(tx, companyId)).retro
  const { rows } = await sql<{ id: string; month: PlainDate }>`
    select w.id, min(make_date(r.year, r.month, 1)) as month
    from jsonb_to_recordset(${JSON.stringify(wrong)}::jsonb)
      as w(id uuid, "employeeId" uuid, month date, since timestamptz, "isMissing" boolean)
    join payslips p on p.company_id = ${companyId} and p.employee_id = w."employeeId"
    join pay_runs r on r.company_id = p.company_id and r.id = p.run_id and make_date(r.year, r.month, 1) >= w.month
    join pay_run_versions v on v.company_id = r.company_id and v.run_id = r.id and v.version = r.version
      and v.approved_at > w.since
    where ${standing} and r.run_type not in ('bonus', 'advance') and (
      (make_date(r.year, r.month, 1) = w.month and (w."isMissing" or r.run_type in ('final', 'correction')))
      or exists (select from pay_items i where i.company_id = r.company_id and i.employee_id = p.employee_id
        and i.year = r.year and i.month = r.month and i.run = r.sequence
        and (i.for_month = w.month or (i.for_month is null and i.type = any(${[more, less]})))))
    group by w.id`.execute(tx)
  return new Map(rows.map(({ id, month }) => [id, month]))
}
