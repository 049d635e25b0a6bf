/** A day is asked to be made good, changed while it waits, or removed where it was entered by mistake. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import { forgetRequest, sendAgain, sendRequests } from '#platform/approvals/server/deciding/send.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { lockRequests } from '#platform/approvals/server/requests/request-row.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import { dayText } from '#platform/words/format.ts'
import { daysOf, weekDayOf } from '../../model/days/calendar.ts'
import { type Earning, earningFaults } from '../../model/earned/earning.ts'
import { amountOf, type Halves } from '../../model/halves.ts'
import { amountText } from '../amount-text.ts'
import { planFacts } from '../applications/plan-facts.ts'
import type { LeaveBook } from '../book.ts'
import { groupFor, rulesOf } from '../ledger/rules.ts'
import { type LeavePerson, lockPeople } from '../people.ts'
import { type EarnedRow, earnedDays, isEarnedAlready, type NewEarned, saveEarned } from './earned-store.ts'
import { earnedType } from './earned-type.ts'

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

/** The id of what was stored. */
export async function askEarned(work: Work, employeeId: string, asked: EarnedAsked): Promise<string> {
  const { tx, approvals, acting, book, kind } = work
  const person = (await lockPeople(tx, book.companyId, [employeeId])).get(employeeId)
  if (!person) throw new Refusal(problem('http.invalid', { errors: { employee_id: ['http.unknown-id'] } }))
  await earnedType(tx, book.companyId, kind)
  const one = await checked(work, person, newId(acting.now.getTime()), asked)
  await saveEarned(tx, book.companyId, one, acting.session.accountId, acting.now)
  await sendRequests(tx, approvals, acting, kind, [requestOf(one, acting)])
  return one.id
}

export async function changeEarned(work: Work, id: string, change: (row: EarnedRow) => EarnedAsked): Promise<void> {
  const { tx, approvals, acting, book, kind } = work
  const { row, person } = await hold(work, id)
  if (row.status !== 'pending') throw new Refusal(problem('leave.earned-change-pending'))
  const one = await checked(work, person, id, change(row))
  await saveEarned(tx, book.companyId, one, acting.session.accountId, acting.now)
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
  const [known] = await earnedDays(tx, companyId, kind, { where: sql`x.id = ${id}` })
  if (!known) throw new Refusal(notFound())
  const person = (await lockPeople(tx, companyId, [known.employee_id])).get(known.employee_id)
  const [row] = await earnedDays(tx, companyId, kind, { where: sql`x.id = ${id}` })
  if (!row || !person) throw new Refusal(notFound())
  return { row, person }
}

async function checked({ tx, book, kind }: Work, person: LeavePerson, id: string, asked: EarnedAsked) {
  const { companyId, today } = book
  const rules = await rulesOf(tx, book)
  const facts = await planFacts(tx, book, [person.id], { from: asked.date, to: asked.date })
  const week = groupFor(rules, facts.groupIdOf(person.id))?.week ?? book.week
  const [day] = daysOf(facts.calendarFor(week), asked.date, asked.date)
  if (!day) throw new Refusal(notFound())
  const faults = earningFaults(kind, {
    ...asked,
    today,
    joinedOn: person.joinedOn,
    leftOn: person.leftOn,
    day: day.kind,
    weekDay: weekDayOf(week, asked.date),
    isTaken: await isEarnedAlready(tx, companyId, person.id, asked.date, id),
  })
  const [first] = Object.values(faults).flat()
  if (first) throw new Refusal(problem(first, { errors: faults }))
  if (facts.locksFor(person.department_id).length > 0)
    throw new Refusal(problem('leave.locked', { errors: { date: ['leave.locked'] } }))
  return {
    id,
    kind,
    employee_id: person.id,
    date: asked.date,
    day_kind: day.kind,
    holiday: day.kind === 'holiday' ? day.name : null,
    holiday_local: day.kind === 'holiday' ? day.nameLocal : null,
    worked: asked.worked,
    halves: asked.halves,
    reason: asked.reason,
  } satisfies NewEarned
}

/** As the engine knows it. */
function requestOf(one: NewEarned, { say }: Acting) {
  const told = (language: 'en' | 'zh-Hant') => {
    const name = language === 'zh-Hant' ? (one.holiday_local ?? one.holiday) : one.holiday
    const amount = amountText(say, language, 'day', one.halves)
    const what = name ?? say(language, `leave.day-${one.day_kind}`)
    return {
      title: say(language, `leave.kind-${one.kind}`),
      detail: `${dayText(one.date, language)}, ${what}, ${amount}`,
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
