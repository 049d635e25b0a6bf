/** When somebody is at work by the plan, so that no overtime is claimed of it. Pure. */
import type { Span } from '#modules/holidays/model/public.ts'

/** `minutes`: the paid ones, where a break has no time of its own. */
export type Planned = Span & { readonly break: Span | null; readonly minutes?: number }

/** Where wages hold so many minutes of a day's shifts alone, the others are claimed; null: they hold all of them. */
export function scheduledShifts(shifts: readonly Planned[], held: number | null): readonly Span[] {
  if (held === null) return shifts
  let left = held
  return [...shifts]
    .sort((one, other) => one.starts - other.starts)
    .flatMap((shift) => {
      const parts = partsOf(shift)
      const ends = parts.reduce((end, part) => {
        if (left <= 0) return end
        const taken = Math.min(left, part.ends - part.starts)
        left -= taken
        return part.starts + taken
      }, shift.starts)
      return ends > shift.starts ? [{ starts: shift.starts, ends }] : []
    })
}

/** How much of the shifts these claims already tell, so that no hour counts twice. */
export const claimedInside = (shifts: readonly Span[], claims: readonly Span[]): number =>
  shifts.reduce((sum, shift) => sum + claims.reduce((own, claim) => own + both(shift, claim), 0), 0)

const both = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.ends, other.ends) - Math.max(one.starts, other.starts))

/** `flexible`: how far the hours move with whoever comes earlier or later. */
export type Office = Planned & { readonly flexible: { readonly earlier: number; readonly later: number } }

/** The office's hours on a day that is worked by the week; of half a day those before or after the break. */
export function officeHours(office: Office, works: Span, clockedIn: number | null): readonly Span[] {
  if (works.ends <= works.starts) return []
  const pause = office.break ?? middleOf(office)
  const starts = works.starts >= NOON ? pause.ends : office.starts
  const ends = works.ends <= NOON ? pause.starts : office.ends
  const { earlier, later } = office.flexible
  const moved = clockedIn === null ? 0 : Math.max(-earlier, Math.min(later, clockedIn - starts))
  return ends > starts ? [{ starts: starts + moved, ends: ends + moved }] : []
}

export const EIGHT = 480
const NOON = 720

function middleOf({ starts, ends }: Span): Span {
  const middle = Math.floor((starts + ends) / 2)
  return { starts: middle, ends: middle }
}

/** A break without a time may be any of the shift's: it lies before the first hour, so that none of the eight is claimed. */
const partsOf = ({ starts, ends, break: pause, minutes }: Planned): readonly Span[] =>
  pause
    ? [
        { starts, ends: pause.starts },
        { starts: pause.ends, ends },
      ]
    : [{ starts: ends - (minutes ?? ends - starts), ends }]
