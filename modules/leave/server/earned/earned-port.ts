/** Earned days as a kind of request: whose they are, what a day earns somebody, and how it is kept and told. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { holidayName } from '#modules/holidays/server/public.ts'
import type { Kind } from '#platform/approvals/server/kind.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import type { RequestPort, Work } from '#platform/requests/server/port.ts'
import { dayText } from '#platform/words/format.ts'
import { earnedWords } from '../../contract/earned-types.ts'
import { beneath, daysOf } from '../../model/days/calendar.ts'
import { type Earning, earnedUntil, earningFaults } from '../../model/earned/earning.ts'
import { amountOf, type Halves } from '../../model/halves.ts'
import { amountText } from '../amount-text.ts'
import { planFacts } from '../applications/plan-facts.ts'
import { type LeaveBook, leaveBook } from '../book.ts'
import { groupFor, rulesOf } from '../ledger/rules.ts'
import type { ClaimedDays, LeaveEngine } from '../needs.ts'
import { type LeavePerson, lockPeople, personOfAccount } from '../people.ts'
import { typesOf } from '../types/type-store.ts'
import { type EarnedRow, earnedAlready, earnedBeside, earnedDays, type NewEarned, saveEarned } from './earned-store.ts'
import { earnedType, LASTS } from './earned-type.ts'
import { earnedView, entryOf, filtered, previewView } from './earned-view.ts'

const OTHERS = 10

export type EarnedAsked = {
  readonly date: PlainDate
  readonly halves: Halves
  readonly worked: boolean
  readonly reason: string | null
}
export type EarnedTypes = {
  readonly asked: EarnedAsked & { readonly confirmed?: undefined }
  readonly person: LeavePerson
  readonly row: EarnedRow
  readonly fresh: NewEarned
  readonly book: LeaveBook
  readonly view: ReturnType<typeof earnedView>
  readonly beside: { readonly would_expire_on: PlainDate | null; readonly others: ReturnType<typeof earnedView>[] }
  readonly preview: ReturnType<typeof previewView>
}

type Days = Pick<LeaveEngine, 'dayFacts'> & { readonly claimedDays: ClaimedDays | undefined }

export const earnedPort = (name: Earning, kind: Kind, days: Days): RequestPort<EarnedTypes> => ({
  kind,
  words: earnedWords,
  context: leaveBook,
  personOf: personOfAccount,
  holdPeople: lockPeople,
  load: (tx, companyId, listing) => earnedDays(tx, companyId, name, listing),
  filtered,
  judge: (work, people, asked, changed) => judging(name, days, work, people, asked, changed),
  save: async ({ tx, acting: { companyId, session, now } }, all) => {
    await earnedType(tx, companyId, name)
    await saveEarned(tx, companyId, all, session.accountId, now)
  },
  remove: async ({ tx, book: { companyId } }, id) => {
    await sql`delete from earned_days where company_id = ${companyId} and id = ${id}`.execute(tx)
  },
  request: (one, { say }) => {
    const told = (language: 'en' | 'zh-Hant') => {
      const holiday = one.holiday && holidayName(language, { name: one.holiday, nameLocal: one.holiday_local })
      const amount = amountText(say, language, 'day', one.halves)
      const what = holiday ?? say(language, `leave.day-${one.day_kind}`)
      return {
        title: say(language, `leave.kind-${name}`),
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
  },
  view: (row, { today }, call) => earnedView(row, today, call),
  beside: async (tx, row, { companyId, today }, call) => {
    const type = (await typesOf(tx, companyId)).find((one) => one.kind === name)
    const others = await earnedBeside(tx, companyId, row, OTHERS)
    const until = () => earnedUntil(dayOfRow(row), today, type?.window_after ?? null)
    return {
      would_expire_on: row.status === 'pending' ? until() : null,
      others: others.map((other) => earnedView(other, today, call)),
    }
  },
  preview: async ({ tx, book }, { one }, call) => {
    const type = (await typesOf(tx, book.companyId)).find((known) => known.kind === name)
    return previewView(one, earnedUntil(one.date, book.today, type ? type.window_after : LASTS), call)
  },
  entry: (what, view) => entryOf(`leave.${name}-${what}`, view),
})

/** What the day earns each of these people, and what stands against it. */
async function judging(
  kind: Earning,
  days: Days,
  { tx, book }: Work<EarnedTypes>,
  people: readonly LeavePerson[],
  asked: EarnedAsked,
  changed: string | null,
) {
  const { companyId, today } = book
  const ids = people.map(({ id }) => id)
  const rules = await rulesOf(tx, book)
  const facts = await planFacts(tx, days, book, ids, { from: asked.date, to: asked.date })
  const taken = await earnedAlready(tx, companyId, ids, asked.date, changed)
  const claimed = asked.worked ? await days.claimedDays?.(tx, companyId, ids, asked.date) : undefined
  return (person: LeavePerson, id: string) => {
    const week = groupFor(rules, facts.groupIdOf(person.id))?.week ?? book.week
    const calendar = facts.calendarFor(week, person.id)
    const [day] = daysOf(calendar, asked.date, asked.date)
    if (!day) throw new Refusal(notFound())
    const found = earningFaults(kind, {
      ...asked,
      today,
      joinedOn: person.joinedOn,
      leftOn: person.leftOn,
      day: day.kind,
      weekDay: beneath(calendar, asked.date),
      isTaken: taken.has(person.id),
      isClaimed: claimed?.has(person.id) ?? false,
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

export const dayOfRow = ({ date }: EarnedRow): PlainDate => plainDateOf(date)
