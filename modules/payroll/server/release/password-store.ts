/** The words by which people's payslips are locked, sealed. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

/** What they are sealed as. */
export const PASSWORD_CONTEXT = 'payslip_passwords.sealed'

export async function hasPassword(tx: Tx, companyId: string, employeeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payslip_passwords where company_id = ${companyId} and employee_id = ${employeeId}`.execute(tx)
  return rows.length > 0
}

export async function setPassword(
  tx: Tx,
  companyId: string,
  { employeeId, sealed, now }: { readonly employeeId: string; readonly sealed: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into payslip_passwords (company_id, employee_id, sealed, changed_at)
    values (${companyId}, ${employeeId}, ${sealed}, ${now.toISOString()})
    on conflict (company_id, employee_id) do update set sealed = excluded.sealed, changed_at = excluded.changed_at`.execute(
    tx,
  )
}
