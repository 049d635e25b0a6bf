import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Section } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import classes from './dashboard.module.css'
import type { DashboardData } from './dashboard-screen.tsx'
import { useWords } from './words.ts'

/** What waits for the reader, each with where to go. */
export function Waiting({ waiting }: { readonly waiting: DashboardData['waiting'] }) {
  const t = useWords()
  return (
    <Section title={t('dashboard.waiting')}>
      {waiting.length === 0 ? (
        <Empty title={t('dashboard.nothingWaits')} hint={t('dashboard.nothingWaitsHint')} />
      ) : (
        <ul className={classes.waiting}>
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
      )}
    </Section>
  )
}
