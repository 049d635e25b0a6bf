/** What is still empty in the records of people who are there: by field, with their number. */

import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { presentOn } from '../public-sql.ts'

export type RecordGap = { readonly field: string; readonly people: number }

export async function recordGaps(tx: Tx, companyId: string): Promise<RecordGap[]> {
  const { rows } = await sql<Record<string, number>>`
    select
      count(*) filter (where e.department_id is null) as department,
      count(*) filter (where e.position_id is null) as position,
      count(*) filter (where e.manager_id is null) as manager_staff_id,
      count(*) filter (where e.email is null) as email,
      count(*) filter (where e.birth_date is null) as birth_date,
      count(*) filter (where e.gender is null) as gender,
      count(*) filter (where e.citizenship is null) as citizenship,
      count(*) filter (where e.identity_number is null and e.passport_number is null) as identity_number,
      count(*) filter (where a.id is null) as bank_account_number
    from employees e
    left join employee_bank_accounts a on a.company_id = e.company_id and a.employee_id = e.id and a.preferred
    where e.company_id = ${companyId} and ${presentOn()}`.execute(tx)
  return Object.entries(rows[0] ?? {})
    .filter(([, people]) => people > 0)
    .map(([field, people]) => ({ field, people }))
}
