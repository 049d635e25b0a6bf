/** Everything that a day holds, one below the other. */

import classes from './calendar.module.css'
import type { DayEntries } from './day-entries.ts'
import { AwayLine, BirthdayLine, DayOffLine, InterviewLine, MeetingLine } from './entry-line.tsx'

export function DayList({
  entries,
  most = Number.POSITIVE_INFINITY,
}: {
  readonly entries: DayEntries
  readonly most?: number
}) {
  const all = [
    ...entries.days.map((day) => <DayOffLine key={`${day.kind} ${day.name}`} day={day} />),
    ...entries.birthdays.map(({ employee_id, full_name }) => <BirthdayLine key={employee_id} name={full_name} />),
    ...entries.interviews.map((one) => <InterviewLine key={one.id} one={one} />),
    ...entries.meetings.map((one) => <MeetingLine key={one.id} one={one} />),
    ...entries.away.map((one) => <AwayLine key={`${one.id} ${one.employee_id}`} one={one} />),
  ]
  const shown = all.length > most ? all.slice(0, most - 1) : all
  return (
    <div className={classes.entries}>
      {shown}
      {shown.length < all.length && <span className="muted">+{all.length - shown.length}</span>}
    </div>
  )
}
