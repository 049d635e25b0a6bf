/** A newcomer from a form instead of a row of a sheet. */
import type { z } from 'zod'
import type { create } from '../../contract/newcomers.ts'
import { type Newcomer, nothingMore } from '../../model/newcomer.ts'

export type NewcomerForm = z.output<(typeof create)['body']> & { readonly staff_id: string }

export function personOf(
  body: NewcomerForm,
  statutory: Newcomer['statutory'],
  components: readonly string[],
): Newcomer {
  const text = (given: string | undefined) => given || null
  return {
    row: 1,
    staffId: body.staff_id,
    fullName: body.full_name,
    preferredName: text(body.preferred_name),
    email: text(body.email)?.toLowerCase() ?? null,
    phone: text(body.phone),
    gender: text(body.gender),
    birthDate: body.birth_date ?? null,
    citizenship: text(body.citizenship),
    nationality: text(body.nationality),
    identityNumber: text(body.identity_number),
    passportNumber: text(body.passport_number),
    maritalStatus: text(body.marital_status),
    department: null,
    division: null,
    position: null,
    jobLevel: null,
    managerStaffId: body.manager_id ?? null,
    employmentType: body.employment_type ?? 'full_time',
    joinedOn: body.joined_on,
    leftOn: body.left_on ?? null,
    components: components.flatMap((component) => {
      const amount = body.components?.[component]
      return amount === undefined ? [] : [{ component, amount }]
    }),
    bank: body.bank_account?.bank ?? null,
    accountNumber: body.bank_account?.account_number ?? null,
    statutory,
    more: nothingMore,
  }
}

/** Field -> what is wrong, of components the country does not have. */
export function wrongComponents(
  given: Readonly<Record<string, string>>,
  known: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const unknown = Object.keys(given).filter((component) => !known.includes(component))
  return Object.fromEntries(unknown.map((component) => [`components.${component}`, ['employees.unknown-component']]))
}
