/**
 * Overtime turned into rest, kept as lots of a type of its own: granted and taken back by who decides the overtime, and
 * told to who pays what is left. Leave itself neither forfeits nor pays it.
 */

import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { lastDayBy, personOf } from '#modules/employees/server/public-sql.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { REST_IN_LIEU, restUntil } from '../../model/earned/rest-in-lieu.ts'
import { leaveBookOn } from '../book.ts'
import { earnedType } from '../earned/earned-type.ts'
import { insertLots, plainLot } from '../ledger/lot-store.ts'
import { reallocate } from '../ledger/reallocate.ts'
import { lockPeople } from '../people.ts'
import { typesOf } from '../types/type-store.ts'

export type WorkedForRest = {
  readonly employeeId: string
  readonly date: PlainDate
  /** Half hours. */
  readonly halves: number
  readonly reason: string | null
}
export type Granting = {
  readonly today: PlainDate
  readonly months: number
  readonly by: { readonly accountId: string; readonly name: string }
}

/** The lots, in the order of what was worked. */
export async function grantRest(
  tx: Tx,
  companyId: string,
  worked: readonly WorkedForRest[],
  { today, months, by }: Granting,
): Promise<string[]> {
  const people = await lockPeople(tx, companyId, [...new Set(worked.map(({ employeeId }) => employeeId))])
  const type = await earnedType(tx, companyId, REST_IN_LIEU)
  const { yearStart } = await leaveBookOn(tx, companyId, () => today)
  const annual = (await typesOf(tx, companyId)).find(({ kind }) => kind === 'annual')
  const lots = worked.map(({ employeeId, date, halves, reason }) => ({
    ...plainLot,
    id: newId(),
    employee_id: employeeId,
    type_id: type.id,
    kind: 'granted' as const,
    halves,
    valid_from: date,
    expires_on: restUntil(date, months, { annual, yearStart, joinedOn: people.get(employeeId)?.joinedOn ?? date }),
    event_date: date,
    reason,
    created_by: by.accountId,
    created_by_name: by.name,
  }))
  await insertLots(tx, companyId, lots)
  return lots.map(({ id }) => id)
}

/** Of these lots, those of which something was taken or promised. */
export async function takenRest(tx: Tx, companyId: string, lots: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ lot_id: string }>`
    select distinct lot_id from leave_uses where company_id = ${companyId} and lot_id = any(${[...lots]}::uuid[])`.execute(
    tx,
  )
  return new Set(rows.map(({ lot_id }) => lot_id))
}

/** Goes with the overtime that is taken back; nobody has taken any of it. */
export async function removeRest(tx: Tx, companyId: string, lots: readonly string[]): Promise<void> {
  const { rows } = await sql<{ employee_id: string; type_id: string }>`
    delete from leave_lots where company_id = ${companyId} and id = any(${[...lots]}::uuid[])
    returning employee_id, type_id`.execute(tx)
  await reallocate(
    tx,
    companyId,
    rows.map(({ employee_id, type_id }) => ({ employeeId: employee_id, typeId: type_id })),
  )
}

export type RestLot = {
  readonly lotId: string
  readonly halves: number
  /** By leave that was approved. */
  readonly used: number
  readonly expiresOn: PlainDate
}

export async function restOfLots(tx: Tx, companyId: string, lots: readonly string[]): Promise<readonly RestLot[]> {
  if (lots.length === 0) return []
  const { rows } = await sql<{ id: string; halves: number; used: number; expires_on: string }>`
    select l.id, l.halves, l.expires_on, coalesce((
      select sum(u.halves) from leave_uses u
        left join leave_applications a on a.company_id = u.company_id and a.id = u.source_id
      where u.company_id = l.company_id and u.lot_id = l.id and coalesce(a.status = 'approved', true)), 0)::int as used
    from leave_lots l where l.company_id = ${companyId} and l.id = any(${[...lots]}::uuid[])`.execute(tx)
  return rows.map(({ id, halves, used, expires_on }) => ({
    ...{ lotId: id, halves, used },
    expiresOn: plainDateOf(expires_on),
  }))
}

/** What ended before the day is closed: what was left of it is paid with the overtime, and stays no balance. */
export async function closeRest(tx: Tx, companyId: string, today: PlainDate, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; employee_id: string; type_id: string; ends: string; left: number }>`
    select l.id, l.employee_id, l.type_id, least(l.expires_on, ${lastDayBy(sql`l.valid_from`)}) as ends,
      (l.halves - coalesce((select sum(u.halves) from leave_uses u where u.company_id = l.company_id and u.lot_id = l.id), 0)
        - coalesce((select sum(x.halves) from leave_exits x where x.company_id = l.company_id and x.lot_id = l.id), 0)
      )::int as left
    from leave_lots l ${personOf('l')}
      join leave_types t on t.company_id = l.company_id and t.id = l.type_id
    where l.company_id = ${companyId} and t.kind = ${REST_IN_LIEU} and l.kind = 'granted' and l.closed_at is null
      and least(l.expires_on, ${lastDayBy(sql`l.valid_from`)}) < ${today}
    order by l.id for update of l`.execute(tx)
  if (rows.length === 0) return
  const { dayHours } = await leaveBookOn(tx, companyId, () => today)
  const exits = rows.filter(({ left }) => left > 0).map((row) => ({ ...row, exit_id: newId() }))
  await sql`
    insert into leave_exits (company_id, id, lot_id, employee_id, type_id, kind, halves, per_day, on_date)
    select ${companyId}, exit_id, id, employee_id, type_id, 'paid_out', "left", ${dayHours}::integer, ends
    from jsonb_to_recordset(${JSON.stringify(exits)}::jsonb)
      as x(exit_id uuid, id uuid, employee_id uuid, type_id uuid, "left" integer, ends date)`.execute(tx)
  await sql`
    update leave_lots set closed_at = ${now.toISOString()} where company_id = ${companyId}
      and id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
}
