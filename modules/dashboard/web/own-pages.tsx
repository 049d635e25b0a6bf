/** The ways to one's own pages, for those who have a place here and nobody else's people to look after. */
import { IconBeach, IconCash, IconChevronRight, IconSend, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { Section } from '#design/page.tsx'
import { useSession } from '#platform/identity/web/session-store.ts'
import classes from './dashboard.module.css'
import { useWords } from './words.ts'

const ways = [
  { to: '/me/leave/apply', icon: IconBeach, word: 'dashboard.own.leave', area: 'leave.own' },
  { to: '/me/requests', icon: IconSend, word: 'dashboard.own.requests', area: 'application' },
  { to: '/me/pay', icon: IconCash, word: 'dashboard.own.pay', area: 'me' },
  { to: '/me/profile', icon: IconUser, word: 'dashboard.own.profile', area: 'me' },
] as const

export function OwnPages() {
  const t = useWords()
  const session = useSession()
  return (
    <Section title={t('dashboard.ownPages')}>
      <ul className={classes.waiting}>
        {ways
          .filter(({ area }) => mayEnter(session, area))
          .map(({ to, icon: Icon, word }) => (
            <li key={to}>
              <Link to={to}>
                <Icon size={18} stroke={1.6} aria-hidden />
                <span>{t(word)}</span>
                <IconChevronRight size={15} aria-hidden />
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  )
}
