/** Writes the changed fields of one record, and nothing that was not sent. */

import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { EmployeesTable } from '#platform/database/server/tables.generated.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { sealedIdentity } from '../sealed-values.ts'
import type { ProfileRow } from './profile-store.ts'

type Columns = Partial<Insertable<EmployeesTable>>
export type PersonalWanted = Pick<
  Columns,
  | 'full_name'
  | 'preferred_name'
  | 'email'
  | 'phone'
  | 'gender'
  | 'birth_date'
  | 'citizenship'
  | 'nationality'
  | 'passport_number'
  | 'marital_status'
> & { readonly identity_number?: string }
export type EmploymentWanted = Pick<
  Columns,
  | 'department_id'
  | 'division_id'
  | 'position_id'
  | 'job_level_id'
  | 'manager_id'
  | 'employment_type'
  | 'joined_on'
  | 'left_on'
>

/** Resolves to what was set, as the log shows it. */
export async function savePersonal(
  tx: Tx,
  seal: Seal,
  companyId: string,
  id: string,
  { identity_number, ...given }: PersonalWanted,
): Promise<Readonly<Record<string, unknown>>> {
  const plain = emptied(given)
  if (plain.email) plain.email = plain.email.toLowerCase()
  const sealed = identity_number === undefined ? {} : sealedIdentity(seal, identity_number)
  await save(tx, companyId, id, { ...plain, ...sealed })
  return identity_number === undefined ? plain : { ...plain, identity_number: identity_number || null }
}

export async function saveEmployment(
  tx: Tx,
  { companyId, today }: { companyId: string; today: PlainDate },
  row: ProfileRow,
  wanted: EmploymentWanted,
): Promise<void> {
  const leftOn = wanted.left_on === undefined ? row.left_on : wanted.left_on
  // Sabbatical and termination are states of their own; they do not follow from a day.
  const follows = row.status === 'active' || row.status === 'resigned'
  const status = follows
    ? { status: leftOn !== null && leftOn < today ? ('resigned' as const) : ('active' as const) }
    : {}
  await save(tx, companyId, row.id, { ...wanted, ...status })
  if (wanted.joined_on && wanted.joined_on !== row.joined_on) await moveFirstRates(tx, companyId, row, wanted.joined_on)
}

async function save(tx: Tx, companyId: string, id: string, columns: Columns): Promise<void> {
  await tx
    .updateTable('employees')
    .set({ ...columns, updated_at: sql`now()`, revision: sql`revision + 1` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/**
 * Agreed pay begins with the first day. When that day moves, what was in force on it moves along: of rows before
 * the new day only the newest of each component stays, as the first.
 */
async function moveFirstRates(tx: Tx, companyId: string, row: ProfileRow, joinedOn: string): Promise<void> {
  await sql`
    delete from salary_rates r where company_id = ${companyId} and employee_id = ${row.id} and effective_from <= ${joinedOn}
      and exists (select from salary_rates n where n.company_id = r.company_id and n.employee_id = r.employee_id
        and n.component = r.component and n.effective_from > r.effective_from and n.effective_from <= ${joinedOn})`.execute(
    tx,
  )
  await sql`
    update salary_rates r set effective_from = ${joinedOn}
    where company_id = ${companyId} and employee_id = ${row.id}
      and (effective_from < ${joinedOn} or effective_from = ${row.joined_on})`.execute(tx)
}

const EMPTIABLE = ['preferred_name', 'email', 'phone', 'passport_number'] as const

/** A field emptied on a screen is nothing, not an empty text. */
function emptied(given: Columns): Columns {
  const columns = { ...given }
  for (const field of EMPTIABLE) if (columns[field] === '') columns[field] = null
  return columns
}
