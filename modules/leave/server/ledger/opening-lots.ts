/**
 * Leave that people still had when the company came: a lot of each type as of a day. What would have been granted up to
 * that day is in it already (granting.ts), and it runs out with that, unless another last day is named.
 */

import { sql } from 'kysely'
import { parseAmount } from '#kernel/money.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { REST_IN_LIEU } from '../../model/earned/rest-in-lieu.ts'
import { grantsOf } from '../../model/entitlement/grants.ts'
import { leaveYearOf } from '../../model/entitlement/leave-year.ts'
import { isPeriodic } from '../../model/leave-type.ts'
import { beginBook, type LeaveBook, leaveBook, perDayOf } from '../book.ts'
import { lockPeople, peopleAmong } from '../people.ts'
import { typesOf } from '../types/type-store.ts'
import { grantThrough } from './granting.ts'
import { insertLots, type NewLot, plainLot, writeUses } from './lot-store.ts'
import { groupedBy, reallocate } from './reallocate.ts'
import { grantRule, groupFor, type Rules, rulesOf } from './rules.ts'

type BroughtLeave = {
  readonly employeeId: string
  /** The type by either of its names. */
  readonly leaveType: string
  /** Decimal text. */
  readonly days: string
  readonly asOf: string
  readonly expiresOn: string | null
}

type BringableType = {
  /** In the company's own language, and in the other. */
  readonly name: string
  readonly otherName: string
  /** A day's worth in whole halves of the type's unit: nothing finer can be kept. */
  readonly halvesPerDay: number
}

/** Types of which somebody may bring what is left: those that are granted by period or by hand. */
export async function bringableTypes(tx: Tx, clock: Clock, companyId: string): Promise<BringableType[]> {
  const book = await leaveBook(tx, { company: { companyId }, clock })
  return (await typesOf(tx, companyId))
    .filter(
      ({ active, granted, kind }) => active && kind !== REST_IN_LIEU && (isPeriodic(granted) || granted === 'hand'),
    )
    .map(({ name, name_zh, unit }) => ({
      name: book.country === 'TW' ? name_zh : name,
      otherName: book.country === 'TW' ? name : name_zh,
      halvesPerDay: perDayOf(book, { unit }),
    }))
}

/** In place of all that these people brought before; what was paid out, carried on or forfeited of it has to stay. */
export async function setOpeningLots(
  tx: Tx,
  clock: Clock,
  companyId: string,
  employeeIds: readonly string[],
  brought: readonly BroughtLeave[],
): Promise<void> {
  await lockPeople(tx, companyId, employeeIds)
  const book = await leaveBook(tx, { company: { companyId }, clock })
  await beginBook(tx, book)
  const rules = await rulesOf(tx, book)
  const { gone, added } = changesOf(
    await formerLots(tx, companyId, employeeIds),
    await lotsFor(tx, book, rules, brought),
  )
  const kept = gone.filter(({ has_exits }) => has_exits)
  if (kept.length > 0) throw await alreadyUsed(tx, book, rules, kept)
  const accounts = [...gone, ...added].map(({ employee_id, type_id }) => ({ employeeId: employee_id, typeId: type_id }))
  const emptied = await writeUses(tx, companyId, accounts, [])
  const goneIds = gone.map(({ id }) => id)
  await deleteByIds(tx, 'leave_lots', goneIds)
  await insertLots(tx, companyId, added)
  // What was granted before is looked at again beside it.
  await sql`update leave_people set granted_through = null
            where company_id = ${companyId} and employee_id = any(${[...employeeIds]}::uuid[])`.execute(tx)
  await grantThrough(tx, book, book.today, employeeIds)
  await reallocate(tx, companyId, accounts, emptied)
}

type Former = Pick<
  NewLot,
  'id' | 'employee_id' | 'type_id' | 'halves' | 'valid_from' | 'expires_on' | 'period_from'
> & {
  readonly has_exits: boolean
}

async function formerLots(tx: Tx, companyId: string, ids: readonly string[]): Promise<Former[]> {
  const { rows } = await sql<Former>`
    select l.id, l.employee_id, l.type_id, l.halves, l.valid_from, l.expires_on, l.period_from, exists (
      select from leave_exits x where x.company_id = l.company_id and x.lot_id = l.id) as has_exits
    from leave_lots l where l.company_id = ${companyId} and l.kind = 'opening'
      and l.employee_id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows
}

/** What is brought again as it was stays the lot it is, with all that became of it. */
function changesOf(former: readonly Former[], brought: readonly NewLot[]) {
  const keyOf = (lot: Former | NewLot): string =>
    [lot.employee_id, lot.type_id, lot.halves, lot.valid_from, lot.expires_on, lot.period_from].join(' ')
  const gone = groupedBy(former, keyOf)
  const added = brought.filter((lot) => gone.get(keyOf(lot))?.shift() === undefined)
  return { gone: [...gone.values()].flat(), added }
}

/** Named one by one, so that whoever sent a sheet of hundreds knows which rows to leave as they are. */
async function alreadyUsed(tx: Tx, book: LeaveBook, { types }: Rules, kept: readonly Former[]): Promise<Refusal> {
  const people = await peopleAmong(
    tx,
    book.companyId,
    kept.map(({ employee_id }) => employee_id),
  )
  const data = kept.map(({ employee_id, type_id }) => {
    const type = types.get(type_id)
    return `${people.get(employee_id)?.full_name}: ${book.country === 'TW' ? type?.name_zh : type?.name}`
  })
  return new Refusal(problem('leave.already-used', { data }))
}

type Person = { readonly id: string; readonly joined_on: string; readonly group_id: string | null }

async function lotsFor(tx: Tx, book: LeaveBook, rules: Rules, brought: readonly BroughtLeave[]): Promise<NewLot[]> {
  const types = [...rules.types.values()]
  const { rows } = await sql<Person>`
    select e.id, e.joined_on, p.group_id from employees e
    left join leave_people p on p.company_id = e.company_id and p.employee_id = e.id
    where e.company_id = ${book.companyId} and e.id = any(${brought.map(({ employeeId }) => employeeId)}::uuid[])`.execute(
    tx,
  )
  const people = new Map(rows.map((person) => [person.id, person]))
  return brought.flatMap(({ employeeId, leaveType, days, asOf, expiresOn }) => {
    const named = leaveType.toLowerCase()
    const type = types.find(({ name, name_zh }) => name.toLowerCase() === named || name_zh.toLowerCase() === named)
    const person = people.get(employeeId)
    if (!type || !person) return []
    const halves = Number(((parseAmount(days) ?? 0n) * BigInt(perDayOf(book, type))) / 100n)
    const from = plainDateOf(asOf)
    return [
      {
        ...plainLot,
        id: newId(),
        employee_id: employeeId,
        type_id: type.id,
        kind: 'opening',
        halves,
        valid_from: from,
        period_from: expiresOn === null ? from : null,
        expires_on: expiresOn === null ? endOf(book, rules, person, type.id, from) : plainDateOf(expiresOn),
      },
    ]
  })
}

/** The last day of what it stands for; what is granted by hand alone has none. */
function endOf(book: LeaveBook, rules: Rules, person: Person, typeId: string, asOf: PlainDate): PlainDate | null {
  const year = leaveYearOf(asOf, book.yearStart)
  const open = groupFor(rules, person.group_id)?.open.find(({ type }) => type.id === typeId)
  const rule = open && grantRule(book, open, book.today)
  if (!rule) return rules.types.get(typeId)?.granted === 'hand' ? null : year.to
  const ends = grantsOf(rule, plainDateOf(person.joined_on), { from: asOf, to: year.to })
    .filter(({ validFrom }) => validFrom <= asOf)
    .map(({ expiresOn }) => expiresOn)
  return ends.sort().at(-1) ?? year.to
}
