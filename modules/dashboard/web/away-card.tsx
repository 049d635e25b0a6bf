/** Who is away today and on the six days after: approved leave. */
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Section } from '#design/page.tsx'
import { PersonMark } from '#design/person-mark.tsx'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from './dashboard.module.css'
import type { DashboardData } from './dashboard-data.ts'
import { FirstOf } from './first-of.tsx'
import { useWords } from './words.ts'

export function AwayCard({ away }: { readonly away: NonNullable<DashboardData['away']> }) {
  const t = useWords()
  const language = useLanguage()
  const { today, week } = away
  return (
    <Section
      title={t('dashboard.away.title')}
      hint={today > 0 ? t('dashboard.away.today', { count: today }) : t('dashboard.away.nobodyToday')}
      actions={
        <Anchor component={Link} to="/app/calendar" size="sm">
          {t('dashboard.away.calendar')}
        </Anchor>
      }
    >
      <FirstOf rows={week}>
        {(shown) => (
          <ul className={classes.persons}>
            {shown.map(({ employee_id, full_name, from, to, part }) => (
              <li key={`${employee_id} ${from} ${part}`}>
                <PersonMark name={full_name} size={28} />
                <span>
                  {full_name}
                  <small className="muted">
                    {from === to ? dayText(from, language) : `${dayText(from, language)} – ${dayText(to, language)}`}
                    {part !== 'full' && ` · ${t(`dashboard.away.${part}`)}`}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </FirstOf>
    </Section>
  )
}
