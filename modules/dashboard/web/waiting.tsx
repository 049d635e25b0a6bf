import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Section } from '#design/page.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from './dashboard.module.css'
import type { DashboardData } from './dashboard-data.ts'
import { WaitingRequests } from './waiting-requests.tsx'
import { useWords } from './words.ts'

/** What waits for the reader, each with where to go: first what others wait for. Nothing is drawn while nothing waits. */
export function Waiting({ waiting, approvals }: Pick<DashboardData, 'waiting' | 'approvals'>) {
  const t = useWords()
  const language = useLanguage()
  const { mine, oldest_on } = approvals
  if (mine === 0 && waiting.length === 0) return null
  return (
    <Section title={t('dashboard.waiting')}>
      <ul className={classes.waiting}>
        {mine > 0 && (
          <li>
            <Link to="/app/application">
              <StatusBadge tone="bad">{mine}</StatusBadge>
              <span>
                {t('dashboard.requestsWait', { count: mine })}
                {oldest_on && (
                  <small className="muted">{t('dashboard.oldest', { day: dayText(oldest_on, language) })}</small>
                )}
              </span>
              <IconChevronRight size={15} aria-hidden />
            </Link>
          </li>
        )}
        {mine > 0 && <WaitingRequests />}
        {waiting.map((one) => (
          <li key={one.code}>
            <Link to={one.to}>
              <StatusBadge tone="warn">{one.count}</StatusBadge>
              <span>{one.text}</span>
              <IconChevronRight size={15} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
