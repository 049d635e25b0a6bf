/** Statements for the people whose leave is asked for: read, locked, and found by account. */

import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { hasDependant, isIndigenous } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type LeavePerson = {
  readonly id: string
  readonly staff_id: string
  readonly full_name: string
  readonly account_id: string | null
  readonly department_id: string | null
  readonly department: string | null
  readonly manager_id: string | null
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
  readonly sex: string | null
  readonly maritalStatus: string | null
  /** A child or another dependant stands in the record. */
  readonly hasDependant: boolean
  readonly isIndigenous: boolean
  readonly status: string
}

type Row = Omit<LeavePerson, 'joinedOn' | 'leftOn' | 'sex' | 'maritalStatus' | 'hasDependant' | 'isIndigenous'> & {
  joined_on: string
  left_on: string | null
  gender: string | null
  marital_status: string | null
  has_dependant: boolean
  is_indigenous: boolean
}

const columns = sql`e.id, e.staff_id, e.full_name, e.account_id, e.department_id, d.name as department, e.manager_id,
  e.joined_on, e.left_on, e.gender, e.marital_status, ${hasDependant()} as has_dependant,
  ${isIndigenous()} as is_indigenous, e.status`
const people = sql`employees e ${departmentOf()}`

export async function peopleAmong(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LeavePerson>> {
  const { rows } = await sql<Row>`
    select ${columns} from ${people} where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[])
    order by e.id`.execute(tx)
  return new Map(rows.map((row) => [row.id, personOf(row)]))
}

/** Held until the transaction ends, in the order of their ids: whoever asks for their leave comes one after the other. */
export async function lockPeople(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LeavePerson>> {
  await sql`select from employees where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
            order by id for no key update`.execute(tx)
  return peopleAmong(tx, companyId, ids)
}

/** Whoever signed in, as an employee; undefined for accounts without employment. */
export async function personOfAccount(tx: Tx, companyId: string, accountId: string): Promise<LeavePerson | undefined> {
  return (await peopleOfAccounts(tx, companyId, [accountId])).get(accountId)
}

/** By their accounts; of somebody who was employed more than once, the last time. */
export async function peopleOfAccounts(
  tx: Tx,
  companyId: string,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, LeavePerson>> {
  const { rows } = await sql<Row & { account_id: string }>`
    select distinct on (e.account_id) ${columns} from ${people}
    where e.company_id = ${companyId} and e.account_id = any(${[...accountIds]}::uuid[])
    order by e.account_id, e.joined_on desc`.execute(tx)
  return new Map(rows.map((row) => [row.account_id, personOf(row)]))
}

const personOf = ({
  joined_on,
  left_on,
  gender,
  marital_status,
  has_dependant,
  is_indigenous,
  ...row
}: Row): LeavePerson => ({
  ...row,
  joinedOn: plainDateOf(joined_on),
  leftOn: left_on === null ? null : plainDateOf(left_on),
  sex: gender,
  maritalStatus: marital_status,
  hasDependant: has_dependant,
  isIndigenous: is_indigenous,
})
