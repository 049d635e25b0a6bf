/** A row a person, a column a day; each cell opens what stands there. */
import { UnstyledButton } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { weekDayName, weekDayText } from '#platform/words/week-days.ts'
import type { Day, Person } from './day.ts'
import classes from './plan-grid.module.css'
import { useWords } from './words.ts'

type PlanGridProps = {
  readonly people: readonly Person[]
  readonly onOpen: (person: Person, day: Day) => void
}

export function PlanGrid({ people, onOpen }: PlanGridProps) {
  const t = useWords()
  const language = useLanguage()
  const dates = people[0]?.days.map(({ date }) => date) ?? []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by the keyboard
    <section className={classes.scroll} aria-label={t('standby.plan')} tabIndex={0}>
      <table className={classes.grid}>
        <thead>
          <tr>
            <th scope="col" className={classes.who}>
              {t('standby.employee')}
            </th>
            {dates.map((date) => (
              <th key={date} scope="col" title={weekDayText(date, language)}>
                {`${weekDayName(date, language)} ${Number(date.slice(8))}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row" className={classes.who}>
                {person.full_name}
                {person.department && <small className="muted">{person.department}</small>}
              </th>
              {person.days.map((day) => (
                <td key={day.date} data-free={day.usual === 'working' || day.usual === 'half' ? undefined : true}>
                  <UnstyledButton
                    className={classes.cell}
                    data-confirmed={day.is_confirmed || undefined}
                    aria-label={cellName(person, day)}
                    onClick={() => onOpen(person, day)}
                  >
                    <span>{day.standbys.map(({ short_name }) => short_name).join(' ')}</span>
                    <small className="muted">{day.leave ?? day.holiday ?? day.shifts.join(' ')}</small>
                    {day.is_locked && <IconLock size={12} aria-hidden />}
                  </UnstyledButton>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )

  function cellName({ full_name }: Person, { date, standbys, is_confirmed, is_locked }: Day): string {
    const what = standbys.map(({ short_name }) => short_name).join(' ') || t('standby.nothing')
    const state = [is_confirmed && t('standby.isConfirmed'), is_locked && t('standby.isLocked')].filter(Boolean)
    return [full_name, weekDayText(date, language), what, ...state].join(comma())
  }
}
