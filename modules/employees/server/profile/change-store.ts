/** Writes the changed fields of one record, and nothing that was not sent. */

import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { EmployeesTable } from '#platform/database/server/tables.generated.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { settle } from '../leaving/standing-store.ts'
import { sealedIdentity, sealedInsurance, sealedPassport } from '../sealed-values.ts'
import { type AddressesWanted, storedAddresses, wholeAddresses } from './addresses.ts'
import { moveFirstRates } from './first-day.ts'
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
  | 'statutory_number'
  | 'employee_insurance_number'
  | 'health_insurance_number'
> &
  AddressesWanted & { readonly identity_number?: string }
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
  | 'job_type'
  | 'job_category'
  | 'clock_code'
  | 'is_flexible_hours'
  | 'probation_ends_on'
  | 'is_service_account'
>

/** Resolves to what was set, as the log shows it. */
export async function savePersonal(
  tx: Tx,
  seal: Seal,
  companyId: string,
  id: string,
  { identity_number, permanent_address, resident_address, ...given }: PersonalWanted,
): Promise<Readonly<Record<string, unknown>>> {
  const addresses = wholeAddresses({ permanent_address, resident_address })
  const plain = emptied(given)
  if (plain.email) plain.email = plain.email.toLowerCase()
  const sealed = {
    ...(identity_number === undefined ? {} : sealedIdentity(seal, identity_number)),
    ...(plain.passport_number == null ? {} : { passport_number: sealedPassport(seal, plain.passport_number) }),
  }
  await save(tx, companyId, id, { ...sealedInsurance(seal, plain), ...storedAddresses(addresses), ...sealed })
  const shown = { ...plain, ...addresses }
  return identity_number === undefined ? shown : { ...shown, identity_number: identity_number || null }
}

export async function saveEmployment(
  tx: Tx,
  { companyId, today }: { companyId: string; today: PlainDate },
  row: ProfileRow,
  wanted: EmploymentWanted,
): Promise<void> {
  // A day without another word is that of a resignation.
  const kind =
    wanted.left_on === undefined
      ? {}
      : wanted.left_on === null
        ? { left_kind: null, status: 'active' as const }
        : { left_kind: sql<'resigned' | 'terminated'>`coalesce(left_kind, 'resigned')` }
  if (wanted.joined_on && wanted.joined_on !== row.joined_on) {
    await moveFirstRates(tx, companyId, [{ employeeId: row.id, day: wanted.joined_on }])
  }
  await save(tx, companyId, row.id, { ...emptied(wanted), ...shiftsOf(wanted.job_type) }, kind)
  await settle(tx, companyId, today, row.id)
}

/** What a form of a newcomer says beyond what a sheet does. */
export async function saveMore(
  tx: Tx,
  { companyId, seal }: { readonly companyId: string; readonly seal: Seal },
  id: string,
  given: MoreWanted,
): Promise<void> {
  const { permanent_address, resident_address, ...rest } = given
  const addresses = storedAddresses(wholeAddresses({ permanent_address, resident_address }))
  const said = Object.fromEntries(Object.entries(emptied(rest)).filter(([, value]) => value !== undefined))
  const columns = { ...sealedInsurance(seal, said), ...addresses, ...shiftsOf(given.job_type) }
  if (Object.keys(columns).length > 0) await save(tx, companyId, id, columns)
}

type MoreWanted = AddressesWanted &
  Pick<PersonalWanted, 'statutory_number' | 'employee_insurance_number' | 'health_insurance_number'> &
  Pick<Columns, 'is_service_account'> &
  Pick<EmploymentWanted, 'job_type' | 'job_category' | 'clock_code' | 'is_flexible_hours' | 'probation_ends_on'>

/** Who works by an adaptive schedule is planned in shifts; nobody else is. */
const shiftsOf = (jobType: string | null | undefined): Columns =>
  jobType === undefined ? {} : { is_working_shift: jobType === 'adaptive_schedule' }

type Leaving = { status?: 'active'; left_kind?: null | ReturnType<typeof sql<'resigned' | 'terminated'>> }

async function save(tx: Tx, companyId: string, id: string, columns: Columns, leaving: Leaving = {}): Promise<void> {
  await tx
    .updateTable('employees')
    .set({ ...columns, ...leaving, updated_at: sql`now()`, revision: sql`revision + 1` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

const EMPTIABLE = [
  'preferred_name',
  'email',
  'phone',
  'passport_number',
  'statutory_number',
  'employee_insurance_number',
  'health_insurance_number',
  'job_category',
  'clock_code',
] as const

/** A field emptied on a screen is nothing, not an empty text. */
function emptied(given: Columns): Columns {
  const columns = { ...given }
  for (const field of EMPTIABLE) if (columns[field] === '') columns[field] = null
  return columns
}
