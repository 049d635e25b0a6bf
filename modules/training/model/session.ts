/** The days of a session, who completes it, and until when its costs are claimed from HRD Corp. */
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { monthsLater } from './months.ts'

export const modes = ['classroom', 'online', 'on_the_job', 'self_paced'] as const
export type Mode = (typeof modes)[number]
export const sessionStates = ['planned', 'running', 'over', 'closed'] as const
export type SessionState = (typeof sessionStates)[number]

export const MOST_DAYS = 366

type Held = { readonly starts_on: PlainDate; readonly ends_on: PlainDate; readonly days: readonly PlainDate[] | null }

/** Each day from the first to the last, where it is not held on some of them only. */
export function daysOf({ starts_on, ends_on, days }: Held): readonly PlainDate[] {
  if (days) return days
  const all: PlainDate[] = []
  for (let date = starts_on; date <= ends_on && all.length < MOST_DAYS; date = addDays(date, 1)) all.push(date)
  return all
}

/** Present on so many of a hundred days. */
export const completes = (present: number, days: number, percent: number): boolean =>
  days > 0 && present * 100 >= days * percent

export function stateOf(
  { starts_on, ends_on, closed_on }: Pick<Held, 'starts_on' | 'ends_on'> & { readonly closed_on: string | null },
  today: PlainDate,
): SessionState {
  if (closed_on !== null) return 'closed'
  if (today < starts_on) return 'planned'
  return today > ends_on ? 'over' : 'running'
}

const HRD_MONTHS = 6
const HRD_AHEAD = 30

/** HRD Corp takes claims within six months of the day the training was completed (Employer's Circular 3/2019). */
export const hrdClaimBy = (country: Country, claimable: boolean, endsOn: PlainDate): PlainDate | null =>
  country === 'MY' && claimable ? monthsLater(endsOn, HRD_MONTHS) : null

/** Told thirty days before, once. */
export const isHrdDue = (claimBy: PlainDate, today: PlainDate): boolean =>
  today >= addDays(claimBy, -HRD_AHEAD) && today <= claimBy

/** HRD Corp grants what is applied for before the session begins. */
export const GRANT_AHEAD = 14

/** A number that comes once the session has begun: nobody knows from it whether the grant was applied for before. */
export const asksOfGrant = (
  grantNo: string | null,
  {
    before,
    startsOn,
    today,
  }: { readonly before: string | null; readonly startsOn: PlainDate; readonly today: PlainDate },
): boolean => grantNo !== null && grantNo !== before && today >= startsOn

type Wanted = Held & { readonly seats: number; readonly enrol_by: PlainDate | null }

/** What stands against a session, by field. */
export function faultsOfSession(
  wanted: Wanted,
  { taken, attended }: { readonly taken: number; readonly attended: readonly string[] },
): Readonly<Record<string, readonly string[]>> {
  const { starts_on, ends_on, days, seats, enrol_by } = wanted
  if (ends_on < starts_on) return { ends_on: ['training.ends-before'] }
  if (addDays(starts_on, MOST_DAYS) <= ends_on) return { ends_on: ['training.too-long'] }
  if (days?.some((date) => date < starts_on || date > ends_on)) return { days: ['training.outside-session'] }
  if (enrol_by !== null && enrol_by > starts_on) return { enrol_by: ['training.enrol-after-start'] }
  if (seats < taken) return { seats: ['training.seats-taken'] }
  const held = new Set<string>(daysOf(wanted))
  if (attended.some((date) => !held.has(date))) return { starts_on: ['training.attended-outside'] }
  return {}
}
