/** Who else of the team is away on these days, and the day on which fewest are left. */
import { IconAlertTriangle } from '@tabler/icons-react'
import { StatusBadge } from '#design/status-badge.tsx'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { thinnestDay } from '../../model/days/thinnest-day.ts'
import { useWords } from '../words.ts'
import classes from './beside.module.css'
import type { Leave } from './leave.ts'

type AwayCardProps = Pick<Leave, 'away' | 'team' | 'days' | 'department'>
const SHOWN = 6

export function AwayCard({ away, team, days, department }: AwayCardProps) {
  const t = useWords()
  const language = useLanguage()
  const thinnest = thinnestDay(days, away, team)
  const span = (from: string, to: string) =>
    from === to ? dayText(from, language) : `${dayText(from, language)} – ${dayText(to, language)}`
  return (
    <section className={classes.card}>
      <h3>{department ? t('leave.awayIn', { department }) : t('leave.awayBeside')}</h3>
      {away.length === 0 && <p>{t(team === 0 ? 'leave.noTeam' : 'leave.nobodyAway', { count: team })}</p>}
      <ul>
        {away.slice(0, SHOWN).map((one) => (
          <li key={`${one.employee_id} ${one.from}`}>
            <span>{one.full_name}</span>
            <StatusBadge tone={one.status === 'approved' ? 'good' : 'plain'}>
              {span(one.from, one.to)}
              {one.status === 'pending' && `, ${t('leave.status.pending')}`}
            </StatusBadge>
          </li>
        ))}
      </ul>
      {away.length > SHOWN && <p>{t('leave.andMore', { count: away.length - SHOWN })}</p>}
      {thinnest && (
        <p className={classes.clash}>
          <IconAlertTriangle size={15} aria-hidden />
          {t('leave.onlyIn', { here: thinnest.here, team: thinnest.of, day: dayText(thinnest.date, language) })}
        </p>
      )}
    </section>
  )
}
