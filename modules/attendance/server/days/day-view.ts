/** Days as calls tell them: times as instants of the company's place. */
import { dayNumber } from '#kernel/plain-date.ts'
import { DAY } from '../../model/days/day-rules.ts'
import type { FoundDay } from '../../model/days/person-days.ts'
import type { DayFigures } from './kept-days.ts'

export type InstantOf = (localMinute: number) => string

export function dayView(employeeId: string, day: FoundDay, instantOf: InstantOf) {
  const base = dayNumber(day.date) * DAY
  const at = (minute: number | null) => (minute === null ? null : instantOf(base + minute))
  return {
    id: `${employeeId}_${day.date}`,
    employee_id: employeeId,
    date: day.date,
    day_type: day.schedule.day_type,
    shifts: day.schedule.shifts.map(({ id, name, short_name, starts, ends }) => ({
      id,
      name,
      short_name,
      start_time: timeText(starts),
      end_time: timeText(ends),
    })),
    first_in: at(day.firstIn),
    last_out: at(day.lastOut),
    scheduled_minutes: day.scheduled,
    present_minutes: day.present,
    worked_minutes: day.worked,
    extra_minutes: day.extra,
    night_minutes: day.night,
    late_minutes: day.late,
    early_minutes: day.early,
    absent_days: daysText(day.absentHalves),
    status: day.status,
    approval: day.approval,
    flags: [...day.flags],
    stale: day.stale,
    is_open: day.isOpen,
  }
}

/** What `dayView` made of a person and a day. */
export function dayOfId(id: string): { readonly employeeId: string; readonly date: string } | undefined {
  const found = /^([0-9a-f-]{36})_(\d{4}-\d{2}-\d{2})$/i.exec(id)
  return found?.[1] && found[2] ? { employeeId: found[1], date: found[2] } : undefined
}

export function totalsOf(days: readonly DayFigures[]) {
  const sum = (of: (day: DayFigures) => number) => days.reduce((total, day) => total + of(day), 0)
  const count = (is: (day: DayFigures) => boolean) => days.filter(is).length
  return {
    present_days: count(({ status }) => status === 'present'),
    incomplete_days: count(({ status }) => status === 'incomplete'),
    absent_days: daysText(sum(({ absentHalves }) => absentHalves)),
    leave_days: count(({ status }) => status === 'leave'),
    late_days: count(({ late }) => late > 0),
    waiting_days: count(({ approval }) => approval === 'pending'),
    scheduled_minutes: sum(({ scheduled }) => scheduled),
    present_minutes: sum(({ present }) => present),
    worked_minutes: sum(({ worked }) => worked),
    extra_minutes: sum(({ extra }) => extra),
    night_minutes: sum(({ night }) => night),
    late_minutes: sum(({ late }) => late),
    early_minutes: sum(({ early }) => early),
  }
}

/** Halves of a day as text: 3 -> '1.5'. */
export const daysText = (halves: number): string => `${Math.floor(halves / 2)}${halves % 2 === 0 ? '' : '.5'}`

/** 1860 -> '07:00' */
export function timeText(minute: number): string {
  const ofDay = ((minute % DAY) + DAY) % DAY
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

/** Local minutes back to instants; each minute once. */
export function instantsIn(timeZone: string): InstantOf {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  const offsets = new Map<number, number>()
  return (minute) => {
    const day = Math.floor(minute / DAY)
    const known = offsets.get(day) ?? offsetOf(format, day * DAY * 60_000)
    offsets.set(day, known)
    return new Date((minute - known) * 60_000).toISOString()
  }
}

// To make one takes longer than a clocking.
const formats = new Map<string, Intl.DateTimeFormat>()

/** 'GMT+08:00' -> 480 */
function offsetOf(format: Intl.DateTimeFormat, at: number): number {
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const found = /([+-])(\d{2}):(\d{2})/.exec(name)
  if (!found) return 0
  const minutes = Number(found[2]) * 60 + Number(found[3])
  return found[1] === '-' ? -minutes : minutes
}
