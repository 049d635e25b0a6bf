/**
 * Grants what people are entitled to: looked at whenever somebody asks for a balance, and done only where something is
 * missing or its rules have changed since. What is over stays as it was granted.
 */
import { sql } from 'kysely'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { FURTHEST_DAYS } from '../../model/asking/faults.ts'
import { ON_LEAVING } from '../../model/entitlement/by-leave-year.ts'
import type { Grant } from '../../model/entitlement/grant.ts'
import { grantsOf } from '../../model/entitlement/grants.ts'
import { leaveYearOf } from '../../model/entitlement/leave-year.ts'
import { beginBook, type LeaveBook } from '../book.ts'
import { lockPeople } from '../people.ts'
import { type Account, insertLots, type NewLot, plainLot } from './lot-store.ts'
import { reallocate } from './reallocate.ts'
import { grantRule, groupFor, type Rules, rulesOf } from './rules.ts'

/** Everything that begins by the end of the leave year of this day; of these people, or of everybody. */
export async function grantThrough(tx: Tx, book: LeaveBook, day: PlainDate, ids?: readonly string[]): Promise<void> {
  const furthest = addDays(book.today, FURTHEST_DAYS)
  if (day > furthest) return grantThrough(tx, book, furthest, ids)
  const through = leaveYearOf(day > book.today ? day : book.today, book.yearStart).to
  const missing = await duePeople(tx, book, through, ids)
  if (missing.length === 0) return
  // Held, so that nobody takes from a lot that goes, and looked at again: another may have granted it meanwhile.
  const held = missing.map(({ id }) => id)
  await lockPeople(tx, book.companyId, held)
  const due = await duePeople(tx, book, through, held)
  if (due.length === 0) return
  await beginBook(tx, book)
  const rules = await rulesOf(tx, book)
  const brought = await broughtBy(tx, book, due)
  const expected = due
    .flatMap((person) => expectedOf(book, rules, person, through))
    .filter(
      ({ employee_id, type_id, valid_from, part }) =>
        // The difference on leaving was in no balance yet, whatever year it belongs to.
        part === ON_LEAVING || valid_from > (brought.get(`${employee_id} ${type_id}`) ?? ''),
    )
  const changed = await bringInLine(tx, book, due, expected)
  await insertLots(tx, book.companyId, expected)
  await markGranted(tx, book, due, through)
  await reallocate(tx, book.companyId, changed)
}

type Due = {
  readonly id: string
  readonly joined_on: string
  readonly left_on: string | null
  readonly gender: string | null
  readonly group_id: string | null
  readonly facts: string
}

/** The day of the balance somebody brought: what was granted up to it is in the balance. */
async function broughtBy(tx: Tx, book: LeaveBook, due: readonly Due[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; as_of: string }>`
    select employee_id || ' ' || type_id as key, max(valid_from) as as_of from leave_lots
    where company_id = ${book.companyId} and kind = 'opening' and employee_id = any(${due.map(({ id }) => id)}::uuid[])
    group by 1`.execute(tx)
  return new Map(rows.map(({ key, as_of }) => [key, as_of]))
}

async function duePeople(tx: Tx, book: LeaveBook, through: PlainDate, ids?: readonly string[]): Promise<Due[]> {
  const settings = `${book.yearStart} ${book.rounding} ${book.dayHours}`
  const facts = sql`concat_ws(' ', e.joined_on, e.left_on, e.gender, p.group_id, ${settings}::text)`
  const { rows } = await sql<Due>`
    select e.id, e.joined_on, e.left_on, e.gender, p.group_id, ${facts} as facts
    from employees e left join leave_people p on p.company_id = e.company_id and p.employee_id = e.id
    where e.company_id = ${book.companyId} and not e.is_service_account and (e.left_on is null or e.left_on >= ${book.beginsOn})
      ${ids === undefined ? sql`` : sql`and e.id = any(${[...ids]}::uuid[])`}
      and (p.granted_through is null or p.granted_through < ${through} or p.granted_revision <> ${book.revision}
        or p.granted_for <> ${facts})
    order by e.id`.execute(tx)
  return rows
}

function expectedOf(book: LeaveBook, rules: Rules, person: Due, through: PlainDate): NewLot[] {
  const joinedOn = plainDateOf(person.joined_on)
  const leftOn = person.left_on === null ? null : plainDateOf(person.left_on)
  const span = { from: book.beginsOn, to: through }
  return (groupFor(rules, person.group_id)?.open ?? []).flatMap((open) => {
    if (open.type.sex !== null && open.type.sex !== person.gender) return []
    const rule = grantRule(book, open, book.today)
    if (!rule) return []
    return grantsOf(rule, joinedOn, span, leftOn).map((grant) => lotOf(person.id, open.type.id, grant, book.today))
  })
}

const lotOf = (employeeId: string, typeId: string, grant: Grant, today: PlainDate): NewLot => ({
  ...plainLot,
  id: newId(),
  employee_id: employeeId,
  type_id: typeId,
  kind: 'entitlement',
  halves: grant.halves,
  valid_from: grant.validFrom,
  expires_on: grant.expiresOn,
  period_from: grant.period,
  part: grant.part,
  // What was over before anybody kept it here is not settled here.
  closed_at: grant.expiresOn < today ? today : null,
})

/**
 * Entitlements that are not over follow the rules: what is no longer given goes, and nobody loses what is taken already.
 * Gives the accounts changed.
 */
async function bringInLine(tx: Tx, book: LeaveBook, due: readonly Due[], expected: readonly NewLot[]) {
  const ids = due.map(({ id }) => id)
  const wanted = JSON.stringify(
    expected.map(({ employee_id, type_id, period_from, part, halves, valid_from, expires_on }) => ({
      employee_id,
      type_id,
      period_from,
      part,
      halves,
      valid_from,
      expires_on,
    })),
  )
  const { rows } = await sql<{ employee_id: string; type_id: string }>`
    with wanted as (
      select * from jsonb_to_recordset(${wanted}::jsonb) as w(employee_id uuid, type_id uuid, period_from date,
        part integer, halves integer, valid_from date, expires_on date)
    ), mine as (
      select l.company_id, l.id, w.employee_id is null and not exists (
          select from leave_uses u where u.company_id = l.company_id and u.lot_id = l.id) and not exists (
          select from leave_exits x where x.company_id = l.company_id and x.lot_id = l.id) as goes, w.valid_from, w.expires_on,
        greatest(coalesce(w.halves, 0), coalesce((select sum(u.halves) from leave_uses u
          where u.company_id = l.company_id and u.lot_id = l.id), 0) + coalesce((select sum(x.halves) from leave_exits x
          where x.company_id = l.company_id and x.lot_id = l.id and x.kind <> 'reduced'), 0)) as halves
      from leave_lots l left join wanted w on w.employee_id = l.employee_id and w.type_id = l.type_id
        and w.period_from = l.period_from and w.part = l.part
      where l.company_id = ${book.companyId} and l.kind = 'entitlement' and l.employee_id = any(${ids}::uuid[])
        and l.expires_on >= ${book.today} and l.closed_at is null
    ), gone as (
      delete from leave_lots l using mine m where m.company_id = l.company_id and m.id = l.id and m.goes
    )
    update leave_lots l set halves = m.halves, valid_from = coalesce(m.valid_from, l.valid_from),
      expires_on = coalesce(m.expires_on, l.expires_on)
    from mine m where m.company_id = l.company_id and m.id = l.id and not m.goes
      and (l.halves <> m.halves or l.valid_from <> m.valid_from or l.expires_on <> m.expires_on)
    returning l.employee_id, l.type_id`.execute(tx)
  return rows.map(({ employee_id, type_id }): Account => ({ employeeId: employee_id, typeId: type_id }))
}

async function markGranted(tx: Tx, book: LeaveBook, due: readonly Due[], through: PlainDate): Promise<void> {
  await sql`
    insert into leave_people (company_id, employee_id, granted_through, granted_revision, granted_for)
    select ${book.companyId}, id, ${through}, ${book.revision}, facts
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as d(id uuid, facts text)
    on conflict (company_id, employee_id) do update set granted_through = excluded.granted_through,
      granted_revision = excluded.granted_revision, granted_for = excluded.granted_for`.execute(tx)
}
