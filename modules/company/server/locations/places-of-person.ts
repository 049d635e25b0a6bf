/** The limited places of one person, dealt out together with the ways of clocking in. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Acting } from '../company-log.ts'
import { coordinateRows } from './coordinate-store.ts'
import { namePeople, staffIdsOf, unnamePeople } from './limited-store.ts'
import { logPlace } from './place-log.ts'

/** By name. */
export async function limitedPlacesOf(tx: Tx, companyId: string, employeeId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from coordinates c
      join coordinate_employees e on e.company_id = c.company_id and e.coordinate_id = c.id
    where c.company_id = ${companyId} and e.employee_id = ${employeeId} order by lower(c.name)`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The place each person is tied to, by name; of several the first. */
export async function placesByPerson(tx: Tx, companyId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct on (e.employee_id) e.employee_id as id, c.name
    from coordinate_employees e join coordinates c on c.company_id = e.company_id and c.id = e.coordinate_id
    where e.company_id = ${companyId} order by e.employee_id, lower(c.name)`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export type OpenPlace = {
  readonly id: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly radius: number
}

/** Where each of these people may clock in: every place that is not for others alone. */
export async function placesOpenTo(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
): Promise<(employeeId: string) => OpenPlace[]> {
  const { rows } = await prepared(
    tx,
    sql<OpenPlace & { is_limited: boolean; named: string[] | null }>`
    select c.id, c.name, c.latitude::float8 as latitude, c.longitude::float8 as longitude, c.radius, c.is_limited, (
      select array_agg(e.employee_id) from coordinate_employees e
      where c.is_limited and e.company_id = c.company_id and e.coordinate_id = c.id
        and e.employee_id = any(${[...employeeIds]}::uuid[])) as named
    from coordinates c where c.company_id = ${companyId} order by lower(c.name)`,
  )
  const places = rows.map(({ is_limited, named, ...place }) => ({
    place,
    named: is_limited ? (named ?? []) : undefined,
  }))
  return (employeeId) =>
    places.filter(({ named }) => named === undefined || named.includes(employeeId)).map(({ place }) => place)
}

/** Every place that is for named people alone, by name, and whether this person is among them. */
export async function limitedPlacesFor(
  tx: Tx,
  companyId: string,
  employeeId: string,
): Promise<{ id: string; name: string; named: boolean }[]> {
  const { rows } = await sql<{ id: string; name: string; named: boolean }>`
    select c.id, c.name, e.employee_id is not null as named from coordinates c
      left join coordinate_employees e on e.company_id = c.company_id and e.coordinate_id = c.id
        and e.employee_id = ${employeeId}
    where c.company_id = ${companyId} and c.is_limited order by lower(c.name)`.execute(tx)
  return rows
}

/**
 * These places and no other limited ones. A place that is open to everybody is refused: to name one person there would
 * shut everybody else out. The company is held by whoever calls.
 */
export async function setPlacesOf(
  tx: Tx,
  call: Acting,
  { employeeId, wanted }: { readonly employeeId: string; readonly wanted: readonly string[] },
): Promise<void> {
  const { companyId } = call.company
  const before = await coordinateRows(tx, companyId)
  const now = new Set(await limitedPlacesOf(tx, companyId, employeeId))
  for (const id of wanted) {
    const place = before.find((one) => one.id === id)
    if (!place) throw refused('company.unknown-coordinate')
    if (!place.is_limited) throw refused('company.coordinate-open', { name: place.name })
  }
  const added = before.filter(({ id }) => wanted.includes(id) && !now.has(id))
  const left = before.filter(({ id }) => !wanted.includes(id) && now.has(id))
  for (const { id } of added) await namePeople(tx, companyId, id, [employeeId])
  for (const { id } of left) await unnamePeople(tx, companyId, id, [employeeId])
  const after = new Map((await coordinateRows(tx, companyId)).map((place) => [place.id, place]))
  const people = (await staffIdsOf(tx, companyId, [employeeId])).join(', ')
  for (const place of [...added, ...left]) await logPlace(tx, call, place, after.get(place.id), { people })
}

const refused = (code: string, params: Record<string, string> = {}) =>
  new Refusal(problem(code, { params, errors: { coordinate_ids: [code] } }))

/** All places of the company, by name. */
export async function locationNames(
  tx: Tx,
  companyId: string,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from coordinates where company_id = ${companyId} order by lower(name), id`.execute(tx)
  return rows
}
