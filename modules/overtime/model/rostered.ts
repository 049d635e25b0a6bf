/**
 * What of an approved day is paid from the day itself: rostered work on holidays and days of rest; in the Philippines the
 * first eight hours of a shift, those of ordinary days for their night alone, each by the calendar day on which it lies.
 */
import type { Country } from '#kernel/countries.ts'
import type { FactOf, Span } from '#modules/holidays/model/public.ts'
import { DAY } from './claim.ts'
import { isOrdinary, type WorkDay } from './work-day.ts'

export type Minutes = { readonly minutes: number; readonly night: number }
type Worked = Pick<FactOf<'worked'>, 'approval' | 'workedMinutes' | 'nightMinutes' | 'spans'>
type Known = { readonly day: WorkDay; readonly isRostered: boolean; readonly worked: Worked | undefined }

export const isApproved = ({ approval }: Pick<Worked, 'approval'>): boolean =>
  approval === 'approved' || approval === 'auto_approved'

/** `isSplit`: what lies after midnight belongs to the next day. */
export function rosteredOn(country: Country, { day, isRostered, worked }: Known, isSplit = true): Minutes {
  if (!worked || !isApproved(worked)) return NONE
  if (country !== 'PH')
    return isRostered && !isOrdinary(day) ? { minutes: worked.workedMinutes, night: worked.nightMinutes } : NONE
  const found = minutesIn(firstEight(worked.spans), { starts: -DAY, ends: isSplit ? DAY : 3 * DAY })
  return isOrdinary(day) ? (found.night > 0 ? found : NONE) : isRostered ? found : NONE
}

/** What the shift of the day before left on this one; `inSalary`: whether the wages hold that shift. */
export function carriedTo(day: WorkDay, { isRostered, worked }: Known, inSalary: boolean): Minutes {
  if (!worked || !isApproved(worked)) return NONE
  const found = minutesIn(firstEight(worked.spans), { starts: DAY, ends: 2 * DAY })
  // An ordinary day owes the night alone, as long as the shift is in the wages.
  const counts = isOrdinary(day) ? found.night > 0 || (isRostered && !inSalary) : isRostered
  return counts ? found : NONE
}

const NONE: Minutes = { minutes: 0, night: 0 }
const EIGHT = 480

function firstEight(spans: readonly Span[]): readonly Span[] {
  let left = EIGHT
  return spans.flatMap(({ starts, ends }) => {
    const taken = Math.min(ends - starts, left)
    left -= taken
    return taken > 0 ? [{ starts, ends: starts + taken }] : []
  })
}

function minutesIn(spans: readonly Span[], within: Span): Minutes {
  const sum = (parts: readonly Span[]) =>
    spans.reduce((all, span) => all + parts.reduce((own, part) => own + both(span, part, within), 0), 0)
  return { minutes: sum([within]), night: sum(NIGHTS) }
}

/** From ten at night to six. */
const NIGHTS: readonly Span[] = [-1, 0, 1].map((day) => ({ starts: 1320 + day * DAY, ends: 1800 + day * DAY }))

const both = (...spans: readonly Span[]): number =>
  Math.max(0, Math.min(...spans.map(({ ends }) => ends)) - Math.max(...spans.map(({ starts }) => starts)))
