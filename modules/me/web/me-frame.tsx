/** The frame of one's own pages: a column that fits a phone, and the places at the thumb. */
import { IconCash, IconHome, IconUser } from '@tabler/icons-react'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PageSkeleton } from '#design/page.tsx'
import { ensureMe, useMaybeMe } from '#platform/identity/web/me.ts'
import classes from './me.module.css'
import { useOnline } from './online.ts'
import { useWords } from './words.ts'

const places = [
  { path: '/me', icon: IconHome, word: 'me.home' },
  { path: '/me/pay', icon: IconCash, word: 'me.pay' },
  { path: '/me/profile', icon: IconUser, word: 'me.profile' },
] as const

export function MeFrame() {
  const t = useWords()
  const me = useMaybeMe()
  const online = useOnline()
  const { pathname } = useLocation()
  useEffect(() => {
    void ensureMe()
    // Only where the pages are served as they will be: over https or from this machine.
    if (window.isSecureContext) void navigator.serviceWorker?.register('/worker.js').catch(() => undefined)
  }, [])
  const here = places.findLast(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return (
    <div className={classes.frame}>
      <main className={classes.page} id="content" tabIndex={-1}>
        {!online && (
          <div className={classes.offline} role="status">
            {t('me.offline')}
          </div>
        )}
        {me ? <Outlet /> : <PageSkeleton />}
      </main>
      <nav className={classes.tabs} aria-label={t('me.tabs')}>
        {places.map(({ path, icon: Icon, word }) => (
          <Link key={path} to={path} className={classes.tab} aria-current={here?.path === path ? 'page' : undefined}>
            <Icon size={22} stroke={1.7} aria-hidden />
            {t(word)}
          </Link>
        ))}
      </nav>
    </div>
  )
}
