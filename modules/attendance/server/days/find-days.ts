/**
 * Days worked out: five statements for all people and days, the rest is arithmetic. A few are worked out as they are
 * read; of many they are kept (`kept-days.ts`), and worked out anew as soon as what they follow from has changed.
 */

import { addDays } from '#kernel/plain-date.ts'
import type { CompanyFacts } from '#modules/company/server/public.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { DayRules } from '../../model/days/day-rules.ts'
import { AROUND, type FoundDay, personDays } from '../../model/days/person-days.ts'
import { clockedAround, type DecisionRow, dayPeople, decisionsWithin, type Range } from './day-store.ts'
import { rulesOf } from './rules-of.ts'

/** What days are worked out with, read once a call. */
export type DayBook = {
  readonly companyId: string
  readonly company: CompanyFacts
  readonly timezone: string
  readonly rules: DayRules
  readonly today: ReturnType<Clock['today']>
  /** In local minutes from 1970-01-01. */
  readonly now: number
  readonly dayFacts: DayFacts
}

export type Found = { readonly days: readonly FoundDay[]; readonly decisions: ReadonlyMap<string, DecisionRow> }

export async function dayBook(tx: Tx, companyId: string, clock: Clock, dayFacts: DayFacts): Promise<DayBook> {
  const company = await companyFacts(tx, companyId)
  return {
    companyId,
    company,
    timezone: company.timezone,
    rules: await rulesOf(tx, company),
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
  const { companyId, timezone, rules, now } = book
  if (ids.length === 0) return new Map()
  const around = { from: addDays(range.from, -AROUND), to: addDays(range.to, AROUND) }
  const people = await dayPeople(tx, companyId, ids)
  const clocked = await clockedAround(tx, companyId, ids, range, timezone)
  const decisions = await decisionsWithin(tx, companyId, ids, range)
  const factsOn = await book.dayFacts(tx, companyId, around, ids, ['usual', 'roster', 'leave', 'away'])
  const found = new Map<string, Found>()
  for (const [id, person] of people) {
    const kept = decisions.get(id) ?? new Map()
    const given = {
      person,
      clockings: clocked.get(id) ?? [],
      factsOn: (date: Range['from']) => factsOn(id, date),
      kept,
    }
    found.set(id, { days: personDays(given, range, rules, now), decisions: kept })
  }
  return found
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
