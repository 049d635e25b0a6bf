/** What speaks against somebody's standby on a day, before it is stored: asked, not refused. */
import { DAY } from '#modules/shifts/model/public.ts'

type Span = { readonly starts: number; readonly ends: number }
export type PlannedStandby = Span & { readonly id: string; readonly isPaid: boolean }
export type DayAround = {
  readonly standbys: readonly PlannedStandby[]
  /** Of the day before, for what runs over midnight. */
  readonly yesterday: readonly Span[]
  readonly tomorrow: readonly Span[]
  /** With those of the days before and after. */
  readonly shifts: readonly Span[]
  /** As the cell of the roster or, of whoever works by it, the week has it. */
  readonly free: 'off' | 'rest' | null
  readonly onLeave: boolean
  readonly hasAttendance: boolean
  readonly paidAboveLimit: boolean
}

/** The words of what is found. */
export function findingsOfDay(day: DayAround): string[] {
  if (day.standbys.length === 0) return []
  return [
    ...(day.onLeave ? ['standby.on-leave'] : []),
    ...(day.free === 'off' ? ['standby.off-day'] : []),
    ...(day.free === 'rest' ? ['standby.rest-day'] : []),
    ...(day.hasAttendance ? ['standby.attendance-recorded'] : []),
    ...(overlaps(day) ? ['standby.overlap'] : []),
    ...(day.paidAboveLimit && day.standbys.some(({ isPaid }) => isPaid) ? ['standby.salary-above'] : []),
  ]
}

/** Hours of one standby that another, or a shift, has as well would be counted twice. */
function overlaps({ standbys, yesterday, tomorrow, shifts }: DayAround): boolean {
  const others = [...shifts, ...yesterday.map((span) => moved(span, -DAY)), ...tomorrow.map((span) => moved(span, DAY))]
  return standbys.some(
    (one, at) => others.some((other) => meet(one, other)) || standbys.slice(at + 1).some((other) => meet(one, other)),
  )
}

const moved = ({ starts, ends }: Span, by: number): Span => ({ starts: starts + by, ends: ends + by })
const meet = (one: Span, other: Span): boolean => one.starts < other.ends && other.starts < one.ends
