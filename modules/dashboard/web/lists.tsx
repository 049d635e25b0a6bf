/** New people, birthdays, holidays: short lists beside what waits. */
import { Link } from '@tanstack/react-router'
import { Section } from '#design/page.tsx'
import { PersonMark } from '#design/person-mark.tsx'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from './dashboard.module.css'
import type { DashboardData } from './dashboard-data.ts'
import { useWords } from './words.ts'

const SHOWN = 5

export function Lists({ found }: { readonly found: DashboardData }) {
  const t = useWords()
  const language = useLanguage()
  const { people, holidays } = found
  return (
    <>
      {people && people.newcomers.length > 0 && (
        <Section title={t('dashboard.newcomers')}>
          <ul className={classes.persons}>
            {people.newcomers.slice(0, SHOWN).map((one) => (
              <li key={one.employee_id}>
                <PersonMark name={one.full_name} size={28} />
                <span>
                  <Link to={`/app/employee/profile/${one.employee_id}`}>{one.full_name}</Link>
                  <small className="muted">
                    {[one.position, dayText(one.joined_on, language)].filter(Boolean).join(' · ')}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {holidays.length > 0 && (
        <Section title={t('dashboard.holidays')}>
          <ul className={classes.dates}>
            {holidays.slice(0, SHOWN).map((one) => (
              <li key={`${one.date}${one.name}`}>
                <span>{one.name}</span>
                <span className="muted">{dayText(one.date, language)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {people && people.birthdays.length > 0 && (
        <Section title={t('dashboard.birthdays')}>
          <ul className={classes.dates}>
            {people.birthdays.slice(0, SHOWN).map((one) => (
              <li key={one.employee_id}>
                <Link to={`/app/employee/profile/${one.employee_id}`}>{one.full_name}</Link>
                <span className="muted">{dayText(one.date, language)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
