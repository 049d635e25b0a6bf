/** The frame of one's own pages: a column that fits a phone, and the places at the thumb. */
import { IconCalendar, IconCash, IconHome, IconSend, IconUser } from '@tabler/icons-react'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { AreaId } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import { PageSkeleton } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { ensureMe, useMaybeMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useConnection } from './connection/connection.ts'
import { useOwnNews } from './connection/own-news.ts'
import { useReadyOffline } from './connection/ready.ts'
import classes from './me.module.css'
import { OutboxCard } from './outbox/outbox-card.tsx'
import { useWords } from './words.ts'

const places = [
  { path: '/me', icon: IconHome, word: 'me.home', area: 'me' },
  { path: '/me/leave', icon: IconCalendar, word: 'me.time', area: 'leave.own' },
  { path: '/me/requests', icon: IconSend, word: 'me.requests', area: 'application' },
  { path: '/me/pay', icon: IconCash, word: 'me.pay', area: 'me' },
  { path: '/me/profile', icon: IconUser, word: 'me.profile', area: 'me' },
] as const satisfies readonly { area: AreaId; [other: string]: unknown }[]

const isOfTime = (path: string): boolean =>
  ['/me/calendar', '/me/offInLieu', '/me/replacementHoliday'].some((one) => path === one)

/** Home is no place that the others lie in. */
const EXACT = { exact: true }

export function MeFrame() {
  const t = useWords()
  const me = useMaybeMe()
  const session = useSession()
  const { online } = useConnection()
  const { pathname } = useLocation()
  useReadyOffline()
  useOwnNews()
  useEffect(() => {
    void ensureMe()
  }, [])
  const open = places.filter(({ area }) => mayEnter(session, area))
  const here = isOfTime(pathname)
    ? open.find(({ path }) => path === '/me/leave')
    : open.findLast(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return (
    <div className={classes.frame}>
      <main className={classes.page} id="content" tabIndex={-1}>
        <Offline />
        {me ? (
          <>
            <OutboxCard />
            <Outlet />
          </>
        ) : online ? (
          <PageSkeleton />
        ) : (
          <Empty title={t('me.notLoaded')} hint={t('me.notLoadedHint')} />
        )}
      </main>
      <nav className={classes.tabs} aria-label={t('me.tabs')}>
        {open.map(({ path, icon: Icon, word }) => (
          <Link
            key={path}
            to={path}
            activeOptions={EXACT}
            className={classes.tab}
            aria-current={here?.path === path ? 'page' : undefined}
          >
            <Icon size={22} stroke={1.7} aria-hidden />
            {t(word)}
          </Link>
        ))}
      </nav>
    </div>
  )
}

function Offline() {
  const t = useWords()
  const language = useLanguage()
  const me = useMaybeMe()
  const { online, keptAt } = useConnection()
  if (online) return null
  return (
    <div className={classes.offline} role="status">
      {keptAt ? t('me.offlineAsOf', { at: momentText(keptAt, language, me?.timezone_key) }) : t('me.offline')}
    </div>
  )
}
