/** Stores people, all in one transaction or portion by portion: each of three tables in statements of many rows. */

import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { managersFirst } from '../../model/manager-circle.ts'
import type { Newcomer } from '../../model/newcomer.ts'
import { addPermits } from '../profile/write-permits.ts'
import { sealedAccount, sealedFacts, sealedIdentity, sealedInsurance, sealedPassport } from '../sealed-values.ts'

export type Places = {
  readonly department_id: string | null
  readonly division_id: string | null
  readonly position_id: string | null
  readonly job_level_id: string | null
}

export type Placing = {
  readonly companyId: string
  readonly seal: Seal
  /** Where somebody belongs in the company. */
  readonly places: (person: Newcomer) => Places
  readonly bankCode: (written: string) => string | undefined
  readonly accountId: (person: Newcomer) => string | null
  /** Of people who are stored already, by lower-case staff id. */
  readonly managerIds: ReadonlyMap<string, string>
  readonly status: (person: Newcomer) => 'active' | 'resigned'
  readonly batchId: string | null
  readonly createdBy: string
  /** Of the company: what new papers are named in. */
  readonly preferLang: string
}

/** Resolves to the new ids, in the order of the people given. */
export async function storeNewcomers(
  tx: Tx,
  people: readonly Newcomer[],
  placing: Placing,
): Promise<readonly string[]> {
  const { ids, portions } = newcomerPortions(people, placing, Math.max(1, people.length))
  for (const store of portions) await store(tx)
  return ids
}

type Portion = (tx: Tx) => Promise<void>

/** The same in portions of so many people, managers before those they lead; sealed when their turn comes. */
export function newcomerPortions(
  people: readonly Newcomer[],
  placing: Placing,
  size: number,
): { readonly ids: readonly string[]; readonly portions: readonly Portion[] } {
  const ids = new Map(people.map((person) => [person, newId()]))
  const managerIds = new Map(placing.managerIds)
  for (const [person, id] of ids) managerIds.set(person.staffId.toLowerCase(), id)
  const idOf = (person: Newcomer) => ids.get(person) ?? ''
  const ordered = [...managersFirst(people)]
  const portions = Array.from({ length: Math.ceil(ordered.length / size) }, (_, at) => (tx: Tx) => {
    const some = ordered.slice(at * size, (at + 1) * size)
    return storePortion(tx, some, { ...placing, managerIds }, idOf)
  })
  return { ids: people.map(idOf), portions }
}

async function storePortion(tx: Tx, people: readonly Newcomer[], placing: Placing, idOf: (one: Newcomer) => string) {
  const { companyId, createdBy, managerIds } = placing
  await bulkInsert(
    tx,
    'employees',
    mapped(people, (person) => employeeRow(person, idOf(person), managerIds, placing)),
  )
  await bulkInsert(
    tx,
    'salary_rates',
    flattened(people, (person) =>
      person.components.map(({ component, amount }) => ({
        company_id: companyId,
        employee_id: idOf(person),
        component,
        effective_from: person.joinedOn,
        amount,
        created_by: createdBy,
      })),
    ),
  )
  await bulkInsert(
    tx,
    'employee_bank_accounts',
    flattened(people, (person) => {
      const code = person.bank === null ? undefined : placing.bankCode(person.bank)
      if (code === undefined || person.accountNumber === null) return []
      const account = sealedAccount(placing.seal, person.accountNumber)
      return [{ company_id: companyId, id: newId(), employee_id: idOf(person), bank: code, ...account }]
    }),
  )
  await addPermits(
    tx,
    placing,
    people.map((person) => {
      const { number, endorsedOn, expiresOn } = person.more.workPermit
      return { employeeId: idOf(person), number, issued_on: endorsedOn, expires_on: expiresOn }
    }),
  )
}

function employeeRow(person: Newcomer, id: string, managerIds: ReadonlyMap<string, string>, placing: Placing) {
  return {
    company_id: placing.companyId,
    id,
    staff_id: person.staffId,
    full_name: person.fullName,
    preferred_name: person.preferredName,
    email: person.email,
    phone: person.phone,
    gender: gender(person.gender),
    birth_date: person.birthDate,
    citizenship: person.citizenship,
    nationality: person.nationality,
    ...sealedIdentity(placing.seal, person.identityNumber),
    passport_number: sealedPassport(placing.seal, person.passportNumber),
    marital_status: maritalStatus(person.maritalStatus),
    ...placing.places(person),
    manager_id: person.managerStaffId === null ? null : (managerIds.get(person.managerStaffId.toLowerCase()) ?? null),
    employment_type: person.employmentType,
    status: placing.status(person),
    joined_on: person.joinedOn,
    left_on: person.leftOn,
    account_id: placing.accountId(person),
    statutory: JSON.stringify(sealedFacts(placing.seal, person.statutory)),
    ...sealedInsurance(placing.seal, moreOf(person.more)),
    import_batch_id: placing.batchId,
  }
}

function moreOf({ jobType, residentAddress, permanentAddress, ...more }: Newcomer['more']) {
  const job = JOB_TYPES.find((one) => one === jobType) ?? null
  return {
    job_type: job,
    // Who works by an adaptive schedule is planned in shifts; nobody else is.
    is_working_shift: job === 'adaptive_schedule',
    job_category: more.jobCategory,
    clock_code: more.clockCode,
    is_flexible_hours: more.isFlexibleHours,
    probation_ends_on: more.probationEndsOn,
    statutory_number: more.statutoryNumber,
    employee_insurance_number: more.employeeInsuranceNumber,
    health_insurance_number: more.healthInsuranceNumber,
    resident_address: residentAddress && JSON.stringify(residentAddress),
    permanent_address: permanentAddress && JSON.stringify(permanentAddress),
  }
}

function* mapped<One, Other>(ones: Iterable<One>, make: (one: One) => Other): Generator<Other> {
  for (const one of ones) yield make(one)
}

function* flattened<One, Other>(ones: Iterable<One>, make: (one: One) => readonly Other[]): Generator<Other> {
  for (const one of ones) yield* make(one)
}

const JOB_TYPES = ['full_time', 'office_hour', 'adaptive_schedule', 'part_time', 'expatriate'] as const
const GENDERS = ['male', 'female', 'other'] as const
const MARITAL = ['single', 'married', 'divorced', 'widowed'] as const
const gender = (text: string | null) => GENDERS.find((one) => one === text) ?? null
const maritalStatus = (text: string | null) => MARITAL.find((one) => one === text) ?? null
