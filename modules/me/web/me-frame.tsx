/** The frame of one's own pages: a column that fits a phone, and the places at the thumb. */
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
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
import { NotEmployedPage } from './not-employed.tsx'
import { OutboxCard } from './outbox/outbox-card.tsx'
import { isOfEmployment, placesFor } from './places.ts'
import { useWords } from './words.ts'

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
  const isEmployed = me?.employee_id !== null
  const open = placesFor(session, isEmployed)
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
            {isEmployed || !isOfEmployment(pathname) ? <Outlet /> : <NotEmployedPage />}
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
