/** What notices say of people: the record with its sealed numbers opened; every call that reads this is logged. */

import { sql } from 'kysely'
import { plainDateOf } from '#kernel/plain-date.ts'
import { peopleForFiles, spousesOf } from '#modules/employees/server/public.ts'
import { positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { PersonFacts } from '../model/facts.ts'

type Row = {
  id: string
  gender: string | null
  birth_date: string | null
  marital_status: string | null
  phone: string | null
  email: string | null
  employment_type: string
  joined_on: string
  left_on: string | null
  position: string | null
  resident: Address | null
  permanent: Address | null
}
type Address = Readonly<Record<string, string | null>>

export async function personFacts(
  tx: Tx,
  seal: Seal,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonFacts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select e.id, e.gender, e.birth_date, e.marital_status, e.phone, e.email, e.employment_type, e.joined_on, e.left_on, p.name as position,
      e.resident_address as resident, e.permanent_address as permanent
    from employees e ${positionOf()}
    where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[])`.execute(tx)
  const known = new Map(rows.map((row) => [row.id, row]))
  const spouses = await spousesOf(tx, seal, companyId, ids)
  const people = await peopleForFiles(tx, seal, companyId, ids)
  return new Map(
    people.flatMap((person): [string, PersonFacts][] => {
      const row = known.get(person.id)
      if (!row) return []
      const { id, staffId, fullName, identityNumber, passportNumber, nationality, citizenship, statutory } = person
      return [
        [
          id,
          {
            ...{ id, staffId, fullName, identityNumber, passportNumber, nationality, citizenship, statutory },
            gender: row.gender,
            birthDate: row.birth_date === null ? null : plainDateOf(row.birth_date),
            maritalStatus: row.marital_status,
            phone: row.phone,
            email: row.email,
            residentAddress: lineOf(row.resident),
            permanentAddress: lineOf(row.permanent),
            position: row.position,
            employmentType: row.employment_type,
            joinedOn: plainDateOf(row.joined_on),
            leftOn: row.left_on === null ? null : plainDateOf(row.left_on),
            spouse: spouses.get(id) ?? null,
          },
        ],
      ]
    }),
  )
}

/** As it is written on a letter; null where nothing of it is known. */
function lineOf(address: Address | null): string | null {
  if (!address) return null
  const town = [address.postcode, address.city].filter(Boolean).join(' ')
  return [address.line, town, address.state].filter(Boolean).join(', ') || null
}
