/** A month as a table of whole weeks; each day is a button that opens it. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { dayOf } from '#kernel/plain-date.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayName, weekDayText } from '#platform/words/week-days.ts'
import { weeksOf } from '../model/months.ts'
import classes from './calendar.module.css'
import { countOf, type DayEntries, isOff, isWeekend, nothing } from './day-entries.ts'
import { DayList } from './day-list.tsx'
import { useWords } from './words.ts'

type MonthGridProps = {
  readonly label: string
  readonly from: PlainDate
  readonly to: PlainDate
  /** `2026-12`: days of other months are paler; undefined where all count. */
  readonly month?: string
  readonly today: string
  readonly entries: ReadonlyMap<string, DayEntries>
  readonly chosen?: string | undefined
  readonly onDay: (day: PlainDate) => void
  /** Dots instead of lines: on a phone, and in a year. */
  readonly small?: boolean
}

const LINES = 4

export function MonthGrid({ label, from, to, month, today, entries, chosen, onDay, small }: MonthGridProps) {
  const t = useWords()
  const language = useLanguage()
  const weeks = weeksOf(from, to)
  return (
    <table className={classes.grid} data-small={small || undefined} aria-label={label}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {weekDayName(day, language, small ? 'narrow' : 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const found = entries.get(day) ?? nothing
              const count = countOf(found)
              return (
                <td
                  key={day}
                  data-outside={(month && !day.startsWith(month)) || undefined}
                  data-off={isOff(found) || isWeekend(day) || undefined}
                  data-holiday={isOff(found) || undefined}
                  data-today={day === today || undefined}
                >
                  <button
                    type="button"
                    className={classes.day}
                    aria-pressed={chosen === undefined ? undefined : chosen === day}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={t('calendar.dayWith', { day: weekDayText(day, language), count })}
                    onClick={() => onDay(day)}
                  >
                    {dayOf(day)}
                  </button>
                  {small ? <Dots found={found} /> : <DayList entries={found} most={LINES} />}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Dots({ found }: { readonly found: DayEntries }) {
  const kinds = [
    found.days.length > 0 && 'holiday',
    found.away.some(({ is_mine }) => is_mine) && 'mine',
    found.away.some(({ is_mine }) => !is_mine) && 'away',
    found.interviews.length + found.meetings.length > 0 && 'interview',
    found.birthdays.length > 0 && 'birthday',
  ].filter((kind) => typeof kind === 'string')
  return (
    <span className={classes.dots} aria-hidden>
      {kinds.map((kind) => (
        <i key={kind} data-kind={kind} />
      ))}
    </span>
  )
}
