/** The days of a calendar as a week, a month or a year. */
import { monthOf, type PlainDate, plainDate, yearOf } from '#kernel/plain-date.ts'
import { monthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { type CalendarSpan, shownDays, weeksOf } from '../model/months.ts'
import classes from './calendar.module.css'
import { type Calendar, countOf, type DayEntries, entriesByDay, isOff, isWeekend, nothing } from './day-entries.ts'
import { DayList } from './day-list.tsx'
import { MonthGrid } from './month-grid.tsx'
import { useWords } from './words.ts'

type CalendarBodyProps = {
  readonly calendar: Calendar
  readonly view: CalendarSpan
  readonly day: PlainDate
  readonly from: PlainDate
  readonly to: PlainDate
  readonly onDay: (day: PlainDate) => void
  readonly onMonth: (day: PlainDate) => void
}

export function CalendarBody({ calendar, view, day, from, to, onDay, onMonth }: CalendarBodyProps) {
  const language = useLanguage()
  const entries = entriesByDay(calendar, from, to)
  const { today } = calendar
  if (view === 'week') return <Week today={today} from={from} to={to} entries={entries} />
  if (view === 'month') {
    const month = day.slice(0, 7)
    const label = monthText(yearOf(day), monthOf(day), language)
    return <MonthGrid {...{ label, from, to, month, today, entries, onDay }} />
  }
  return (
    <div className={classes.year}>
      {Array.from({ length: 12 }, (_, at) => plainDate(yearOf(day), at + 1, 1)).map((first) => (
        <YearMonth key={first} first={first} today={today} entries={entries} onDay={onDay} onMonth={onMonth} />
      ))}
    </div>
  )
}

type YearMonthProps = Pick<CalendarBodyProps, 'onDay' | 'onMonth'> & {
  readonly first: PlainDate
  readonly today: string
  readonly entries: ReadonlyMap<string, DayEntries>
}

function YearMonth({ first, today, entries, onDay, onMonth }: YearMonthProps) {
  const language = useLanguage()
  const label = monthText(yearOf(first), monthOf(first), language)
  const { from, to } = shownDays('month', first)
  return (
    <section className={`card ${classes.yearMonth}`}>
      <h3>
        <button type="button" className={classes.link} onClick={() => onMonth(first)}>
          {label}
        </button>
      </h3>
      <MonthGrid small {...{ label, from, to, month: first.slice(0, 7), today, entries, onDay }} />
    </section>
  )
}

function Week({
  today,
  from,
  to,
  entries,
}: {
  readonly today: string
  readonly from: PlainDate
  readonly to: PlainDate
  readonly entries: ReadonlyMap<string, DayEntries>
}) {
  const t = useWords()
  const language = useLanguage()
  return (
    <ul className={classes.week}>
      {weeksOf(from, to)
        .flat()
        .map((day) => {
          const found = entries.get(day) ?? nothing
          const isEmpty = countOf(found) === 0
          return (
            <li
              key={day}
              className="card"
              data-today={day === today || undefined}
              data-off={isOff(found) || isWeekend(day) || undefined}
              data-holiday={isOff(found) || undefined}
            >
              <h3>{weekDayText(day, language)}</h3>
              {isEmpty ? <p className="muted">{t('calendar.everybodyHere')}</p> : <DayList entries={found} />}
            </li>
          )
        })}
    </ul>
  )
}
