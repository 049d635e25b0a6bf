/** Who is away today and on the six days after: approved leave. The first of them on the page, all in a list of its own. */
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Section } from '#design/page.tsx'
import { PersonMark } from '#design/person-mark.tsx'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { AWAY } from '../model/away.ts'
import classes from './dashboard.module.css'
import type { DashboardData } from './dashboard-data.ts'
import { useWords } from './words.ts'

type Away = NonNullable<DashboardData['away']>
const SHOWN = 6

export function AwayCard({ away: { today, week } }: { readonly away: Away }) {
  const t = useWords()
  const more = week.length - SHOWN
  return (
    <Section
      title={t('dashboard.away.title')}
      hint={
        today > 0 ? <ToList>{t('dashboard.away.today', { count: today })}</ToList> : t('dashboard.away.nobodyToday')
      }
      actions={
        <Anchor component={Link} to="/app/calendar" size="sm">
          {t('dashboard.away.calendar')}
        </Anchor>
      }
    >
      <AwayRows rows={week.slice(0, SHOWN)} />
      {more > 0 && <ToList>{t('dashboard.more', { count: more })}</ToList>}
    </Section>
  )
}

const ToList = ({ children }: { readonly children: string }) => (
  <Anchor component={Link} to="/app/dashboard" search={{ due: AWAY } as never} size="sm">
    {children}
  </Anchor>
)

export function AwayRows({ rows }: { readonly rows: Away['week'] }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <ul className={classes.persons}>
      {rows.map(({ employee_id, full_name, from, to, part }) => (
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
  )
}
