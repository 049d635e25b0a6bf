/** A day is asked to be made good, changed while it waits, or removed where it was entered by mistake. */

import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { holidayName } from '#modules/holidays/server/public.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import { forgetRequest, sendAgain, sendRequests } from '#platform/approvals/server/deciding/send.ts'
import { whoDecides } from '#platform/approvals/server/deciding/who-decides.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { lockRequests } from '#platform/approvals/server/requests/request-row.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import { dayText } from '#platform/words/format.ts'
import { daysOf, weekDayOf } from '../../model/days/calendar.ts'
import { type Earning, type EarningFaults, earnedUntil, earningFaults } from '../../model/earned/earning.ts'
import { amountOf, type Halves } from '../../model/halves.ts'
import { amountText } from '../amount-text.ts'
import { planFacts } from '../applications/plan-facts.ts'
import type { LeaveBook } from '../book.ts'
import { groupFor, rulesOf } from '../ledger/rules.ts'
import { type LeavePerson, lockPeople } from '../people.ts'
import { typesOf } from '../types/type-store.ts'
import { type EarnedRow, earnedAlready, earnedById, type NewEarned, saveEarned } from './earned-store.ts'
import { earnedType, LASTS } from './earned-type.ts'

export type EarnedAsked = {
  readonly date: PlainDate
  readonly halves: Halves
  readonly worked: boolean
  readonly reason: string | null
}
type Work = {
  readonly tx: Tx
  readonly approvals: Approvals
  readonly acting: Acting
  readonly book: LeaveBook
  readonly kind: Earning
}

/** The ids of what was stored: for all these people, or for none of them. */
export async function askEarned(work: Work, employeeIds: readonly string[], asked: EarnedAsked): Promise<string[]> {
  const { tx, approvals, acting, book, kind } = work
  const known = await lockPeople(tx, book.companyId, employeeIds)
  const people = employeeIds.flatMap((id) => known.get(id) ?? [])
  if (people.length < employeeIds.length) {
    const field = employeeIds.length === 1 ? 'employee_id' : 'employee_ids'
    throw new Refusal(problem('http.invalid', { errors: { [field]: ['http.unknown-id'] } }))
  }
  await earnedType(tx, book.companyId, kind)
  const judge = await judging(work, people, asked, null)
  const all = people.map((person) => {
    const { one, faults } = judge(person, newId(acting.now.getTime()))
    if (Object.keys(faults).length > 0) throw refusalFor(person, faults, people.length > 1, acting)
    return one
  })
  await saveEarned(tx, book.companyId, all, acting.session.accountId, acting.now)
  const requests = all.map((one) => requestOf(one, acting))
  await sendRequests(tx, approvals, acting, kind, requests)
  return all.map(({ id }) => id)
}

export async function changeEarned(work: Work, id: string, change: (row: EarnedRow) => EarnedAsked): Promise<void> {
  const { tx, approvals, acting, book, kind } = work
  const { row, person } = await hold(work, id)
  if (row.status !== 'pending') throw new Refusal(problem('leave.earned-change-pending'))
  const { one, faults } = (await judging(work, [person], change(row), id))(person, id)
  if (Object.keys(faults).length > 0) throw refusalFor(person, faults, false, acting)
  await saveEarned(tx, book.companyId, [one], acting.session.accountId, acting.now)
  await sendAgain(tx, approvals, acting, kind, requestOf(one, acting))
}

export async function removeEarned(work: Work, id: string): Promise<EarnedRow> {
  const { tx, approvals, acting, book } = work
  const { row } = await hold(work, id)
  if (row.status === 'approved') throw new Refusal(problem('leave.earned-remove-approved'))
  await sql`delete from earned_days where company_id = ${book.companyId} and id = ${id}`.execute(tx)
  await forgetRequest(tx, approvals, acting, id)
  return row
}

/** The request first and then its person, as deciding holds them. */
async function hold({ tx, book: { companyId }, kind }: Work, id: string) {
  await lockRequests(tx, companyId, [id])
  const known = await earnedById(tx, companyId, kind, id)
  if (!known) throw new Refusal(notFound())
  const person = (await lockPeople(tx, companyId, [known.employee_id])).get(known.employee_id)
  const row = await earnedById(tx, companyId, kind, id)
  if (!row || !person) throw new Refusal(notFound())
  return { row, person }
}

/** What the day would earn somebody and why not, before it is asked for; and who would decide. */
export async function previewEarned(work: Work, person: LeavePerson, asked: EarnedAsked) {
  const { tx, approvals, acting, book, kind } = work
  const { one, faults } = (await judging(work, [person], asked, null))(person, newId(acting.now.getTime()))
  const type = (await typesOf(tx, book.companyId)).find((known) => known.kind === kind)
  const facts = { aboutId: person.id, type: null, length: amountOf(asked.halves), amount: null }
  return {
    one,
    faults,
    expiresOn: earnedUntil(asked.date, book.today, type ? type.window_after : LASTS),
    goesTo: await whoDecides(tx, approvals, acting, kind, facts),
  }
}

type Judged = { readonly one: NewEarned; readonly faults: EarningFaults }

/** What the day earns each of these people, and what stands against it. */
async function judging(
  { tx, book, kind }: Work,
  people: readonly LeavePerson[],
  asked: EarnedAsked,
  changed: string | null,
): Promise<(person: LeavePerson, id: string) => Judged> {
  const { companyId, today } = book
  const ids = people.map(({ id }) => id)
  const rules = await rulesOf(tx, book)
  const facts = await planFacts(tx, book, ids, { from: asked.date, to: asked.date })
  const taken = await earnedAlready(tx, companyId, ids, asked.date, changed)
  return (person, id) => {
    const week = groupFor(rules, facts.groupIdOf(person.id))?.week ?? book.week
    const [day] = daysOf(facts.calendarFor(week), asked.date, asked.date)
    if (!day) throw new Refusal(notFound())
    const found = earningFaults(kind, {
      ...asked,
      today,
      joinedOn: person.joinedOn,
      leftOn: person.leftOn,
      day: day.kind,
      weekDay: weekDayOf(week, asked.date),
      isTaken: taken.has(person.id),
    })
    const isLocked = facts.locksFor(person.department_id).length > 0
    const faults = Object.keys(found).length === 0 && isLocked ? { date: ['leave.locked'] } : found
    const isHoliday = day.kind === 'holiday'
    const one = {
      id,
      kind,
      employee_id: person.id,
      date: asked.date,
      day_kind: day.kind,
      holiday: isHoliday ? day.name : null,
      holiday_local: isHoliday ? day.nameLocal : null,
      worked: asked.worked,
      halves: asked.halves,
      reason: asked.reason,
    }
    return { one, faults }
  }
}

/** The first fault is the sentence; of many people it says whose. */
function refusalFor(person: LeavePerson, faults: EarningFaults, isBatch: boolean, { say, language }: Acting): Refusal {
  const [first = 'http.invalid'] = Object.values(faults).flat()
  if (!isBatch) return new Refusal(problem(first, { errors: faults }))
  const data = [`${person.full_name}: ${say(language, first)}`]
  return new Refusal(problem('leave.batch-refused', { errors: faults, data, params: { name: person.full_name } }))
}

/** As the engine knows it. */
function requestOf(one: NewEarned, { say }: Acting) {
  const told = (language: 'en' | 'zh-Hant') => {
    const name = one.holiday && holidayName(language, { name: one.holiday, nameLocal: one.holiday_local })
    const amount = amountText(say, language, 'day', one.halves)
    const what = name ?? say(language, `leave.day-${one.day_kind}`)
    return {
      title: say(language, `leave.kind-${one.kind}`),
      detail: [dayText(one.date, language), what, amount].join(say(language, 'leave.comma')),
    }
  }
  return {
    id: one.id,
    aboutId: one.employee_id,
    type: null,
    length: amountOf(one.halves),
    amount: null,
    from: one.date,
    to: one.date,
    told: { en: told('en'), 'zh-Hant': told('zh-Hant') },
  }
}

export const dayOfRow = ({ date }: EarnedRow): PlainDate => plainDateOf(date)
