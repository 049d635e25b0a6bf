/**
 * Days worked out: five statements for all people and days, the rest is arithmetic. A few are worked out as they are
 * read; of many they are kept (`kept-days.ts`), and worked out anew as soon as what they follow from has changed.
 */

import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { payMonthOf } from '#modules/company/model/public.ts'
import type { CompanyFacts } from '#modules/company/server/public.ts'
import { companyFacts, cutOffsOf, type TimeSettingsByDay, timeSettingsByDay } from '#modules/company/server/public.ts'
import { employmentBy } from '#modules/employees/model/public.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { DayPerson, DayRules } from '../../model/days/day-rules.ts'
import { AROUND, type FoundDay, personDays } from '../../model/days/person-days.ts'
import {
  clockedAround,
  type DayPersonByMonth,
  type DecisionRow,
  dayPeople,
  decisionsWithin,
  type Range,
} from './day-store.ts'
import { rulesBy } from './rules-of.ts'

/** What days are worked out with, read once a call. */
export type DayBook = {
  readonly companyId: string
  readonly company: CompanyFacts
  readonly timezone: string
  readonly rules: DayRules
  /** Of a day: in a month whose pay is closed those that were in force. */
  readonly rulesOn: (date: PlainDate) => DayRules
  readonly time: TimeSettingsByDay
  readonly today: ReturnType<Clock['today']>
  /** In local minutes from 1970-01-01. */
  readonly now: number
  readonly dayFacts: DayFacts
}

export type Found = {
  readonly person: DayPerson
  readonly days: readonly FoundDay[]
  readonly decisions: ReadonlyMap<string, DecisionRow>
}

export async function dayBook(tx: Tx, companyId: string, clock: Clock, dayFacts: DayFacts): Promise<DayBook> {
  const company = await companyFacts(tx, companyId)
  const rulesOf = await rulesBy(tx, company)
  const time = await timeSettingsByDay(tx, companyId, company.settings)
  return {
    companyId,
    company,
    timezone: company.timezone,
    rules: rulesOf(company.settings),
    rulesOn: (date) => rulesOf(time.on(date)),
    time,
    today: clock.today(company.timezone),
    now: localNow(clock, company.timezone),
    dayFacts,
  }
}

export async function findDays(
  tx: Tx,
  book: DayBook,
  ids: readonly string[],
  range: Range,
): Promise<ReadonlyMap<string, Found>> {
  const { companyId, timezone, now } = book
  if (ids.length === 0) return new Map()
  const around = { from: addDays(range.from, -AROUND), to: addDays(range.to, AROUND) }
  const people = await dayPeople(tx, companyId, ids)
  const clocked = await clockedAround(tx, companyId, ids, range, timezone)
  const decisions = await decisionsWithin(tx, companyId, ids, range)
  const factsOn = await book.dayFacts(tx, companyId, around, ids, ['usual', 'roster', 'leave', 'away'])
  const found = new Map<string, Found>()
  const personOn = await peopleByDay(tx, book, people)
  const parts = partsOf(range, book.rulesOn)
  for (const [id, person] of people) {
    const kept = decisions.get(id) ?? new Map()
    const given = {
      clockings: clocked.get(id) ?? [],
      factsOn: (date: Range['from']) => factsOn(id, date),
      kept,
    }
    const days = parts.flatMap(({ by: rules, ...part }) =>
      partsOf(part, (date) => personOn(person, date)).flatMap(({ by, ...own }) =>
        personDays({ ...given, person: by }, own, rules, now),
      ),
    )
    found.set(id, { person, days, decisions: kept })
  }
  return found
}

/** Who somebody is on a day: in a month whose pay is closed as they worked then. */
export async function peopleByDay(
  tx: Tx,
  { companyId, company }: Pick<DayBook, 'companyId' | 'company'>,
  people: ReadonlyMap<string, DayPersonByMonth>,
): Promise<(person: DayPersonByMonth, date: PlainDate) => DayPerson> {
  if ([...people.values()].every(({ paidIn }) => paidIn === null)) return (person) => person
  const cutOffs = await cutOffsOf(tx, companyId, company.settings)
  return (person, date) => person.paidIn?.(payMonthOf(date, cutOffs, employmentBy(date, person).leftOn)) ?? person
}

/** Days that follow each other by the same. */
function partsOf<By>({ from, to }: Range, byOn: (date: PlainDate) => By): (Range & { readonly by: By })[] {
  const parts: (Range & { readonly by: By })[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const last = parts.at(-1)
    const by = byOn(date)
    if (last?.by === by) parts[parts.length - 1] = { ...last, to: date }
    else parts.push({ from: date, to: date, by })
  }
  return parts
}

function localNow(clock: Clock, timezone: string): number {
  const parts = Object.fromEntries(
    formatIn(timezone)
      .formatToParts(clock.now())
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000
}

const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
