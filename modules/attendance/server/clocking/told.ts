/** A clocking as it is answered to whoever made it. */
import { dayNumber } from '#kernel/plain-date.ts'
import { DAY } from '../../model/days/day-rules.ts'
import { instantsIn, timeText } from '../days/day-view.ts'
import type { Done } from './clock-in.ts'

export const told = ({ row, day, timezone }: Done) => ({
  id: row.id,
  type: row.type ?? ('in' as const),
  occurred_at: iso(row.occurred_at),
  received_at: iso(row.received_at),
  work_date: day.date,
  location: row.place === null ? null : { id: row.coordinate_id, name: row.place },
  distance_m: row.distance_m,
  flags: [...row.flags],
  day: dayTold(day, timezone),
})

/** Without the figures, which follow when the day is looked at. */
function dayTold({ date, shifts, firstIn, lastOut }: Done['day'], timezone: string) {
  const instantOf = instantsIn(timezone)
  const at = (minute: number | null) => (minute === null ? null : instantOf(dayNumber(date) * DAY + minute))
  return {
    date,
    shifts: shifts.map(({ id, name, short_name, starts, ends }) => ({
      ...{ id, name, short_name },
      start_time: timeText(starts),
      end_time: timeText(ends),
    })),
    first_in: at(firstIn),
    last_out: at(lastOut),
  }
}

export const iso = (instant: string): string => new Date(instant).toISOString()
