/** Leave that people still had when the company came; of each person and kind what the newest sheet says. */
import { sql } from 'kysely'
import type { BuiltOnPeople } from '#modules/employees/server/public.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type LeaveOpening = {
  readonly employeeId: string
  readonly leaveType: string
  /** Decimal text. */
  readonly days: string
  readonly asOf: string
  readonly expiresOn: string | null
}

/** Whose leave of before was brought stays while that stands. */
export const leaveOpeningsOnPeople: readonly BuiltOnPeople[] = [{ table: 'leave_openings' }]

export async function leaveOpenings(
  tx: Tx,
  companyId: string,
  employeeIds?: readonly string[],
): Promise<LeaveOpening[]> {
  const { rows } = await sql<LeaveOpening>`
    select distinct on (employee_id, lower(leave_type)) employee_id as "employeeId", leave_type as "leaveType", days,
      as_of as "asOf", expires_on as "expiresOn"
    from leave_openings where company_id = ${companyId}
      ${employeeIds === undefined ? sql`` : sql`and employee_id = any(${[...employeeIds]}::uuid[])`}
    order by employee_id, lower(leave_type), batch_id desc`.execute(tx)
  return rows
}

export async function insertLeaveOpenings(
  tx: Tx,
  companyId: string,
  batchId: string,
  openings: readonly LeaveOpening[],
): Promise<void> {
  await bulkInsert(
    tx,
    'leave_openings',
    openings.map(({ employeeId, leaveType, days, asOf, expiresOn }) => ({
      company_id: companyId,
      employee_id: employeeId,
      leave_type: leaveType,
      batch_id: batchId,
      as_of: asOf,
      days,
      expires_on: expiresOn,
    })),
  )
}

/** Whose balances they were, each as often as there were balances. */
export async function removeLeaveOpenings(tx: Tx, companyId: string, batchIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ employee_id: string }>`
    delete from leave_openings where company_id = ${companyId} and batch_id = any(${[...batchIds]}::uuid[])
    returning employee_id`.execute(tx)
  return rows.map(({ employee_id }) => employee_id)
}
