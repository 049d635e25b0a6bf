/** For a look that is taken back: the record as it will be once somebody's last day is known. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type AsIfLeaving = { readonly employeeId: string; readonly lastDay: PlainDate }

/** Nothing else of a leaving happens, and nothing is noted: the transaction must be rolled back. */
export async function setLastDayForALook(tx: Tx, companyId: string, { employeeId, lastDay }: AsIfLeaving) {
  await sql`update employees set left_on = ${lastDay}
    where company_id = ${companyId} and id = ${employeeId} and joined_on <= ${lastDay}
      and left_on is distinct from ${lastDay}`.execute(tx)
}
