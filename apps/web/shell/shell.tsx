/** The signed-in frame: navigation at the left, on a phone at the bottom; the page beside it. */
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { isBusy } from '#design/data-list/use-list-keys.ts'
import { ViewsContext } from '#design/data-list/views-store.ts'
import { PersonTabs } from '#modules/employees/web/profile/brought-tabs.tsx'
import { BesideShifts, ShiftFeeds } from '#modules/shifts/web/own/beside-shifts.tsx'
import { KindParts } from '#platform/approvals/web/kind-parts.ts'
import { showDone, undoLatest } from '#platform/http/web/done-toast.tsx'
import { ensureMe, useMaybeMe } from '#platform/identity/web/me.ts'
import { calledName } from '#platform/identity/web/names.ts'
import { NotYetKnown } from '#platform/identity/web/not-yet-known.tsx'
import { useSession } from '#platform/identity/web/session-store.ts'
import { takeWelcome } from '#platform/identity/web/sign-in.ts'
import { useViewsStore } from '#platform/views/web/views-store.ts'
import { say, useLanguage } from '#platform/words/web/words.ts'
import '#platform/identity/web/words.ts'
import { kindParts } from '../kind-parts.ts'
import { useLiveUpdates } from '../live-updates.ts'
import { isOwn } from '../navigation.ts'
import { personTabs } from '../person-tabs.ts'
import { useWords } from '../words.ts'
import { BottomBar } from './bottom-bar.tsx'
import { ModuleTabs } from './module-tabs.tsx'
import { Rail } from './rail.tsx'
import classes from './shell.module.css'

/** Loaded with one's own shifts, where it is shown. */
const OwnStandby = lazy(() => import('#modules/standby/web/public.tsx').then((m) => ({ default: m.OwnStandby })))
const OwnShiftFeeds = lazy(() =>
  import('#modules/calendar/web/public.tsx').then((m) => ({ default: () => <m.FeedsCard shows={['shifts']} /> })),
)
const HelpDialog = lazy(() => import('./help-dialog.tsx').then((m) => ({ default: m.HelpDialog })))
const Palette = lazy(() => import('./palette.tsx').then((m) => ({ default: m.Palette })))

export function Shell() {
  const t = useWords()
  const session = useSession()
  const me = useMaybeMe()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const views = useViewsStore()
  const language = useLanguage()
  useLiveUpdates(session?.type === 'ops' ? undefined : session?.email)
  const [searching, setSearching] = useState<'no' | 'yes' | 'was'>('no')
  const [helping, setHelping] = useState(false)
  useHelpKey(() => setHelping(true))

  useEffect(() => {
    void ensureMe()
  }, [])
  useEffect(() => {
    if (me && takeWelcome())
      showDone(say('identity.welcome', { name: calledName(me.preferred_name, me.full_name, language) }))
  }, [me, language])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey) return
      const key = event.key.toLowerCase()
      if (key === 'k') setSearching('yes')
      else if (key !== 'z' || isTyping(event.target) || !undoLatest()) return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  if (!session) return null
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        {t('shell.skip')}
      </a>
      <Rail session={session} onSearch={() => setSearching('yes')} />
      <main id="content" className={classes.main} tabIndex={-1}>
        <ModuleTabs session={session} />
        {/* One's own pages say themselves what they can show without a network. */}
        {me || isOwn(pathname) ? (
          <ViewsContext value={session.type === 'ops' ? undefined : views}>
            <KindParts value={kindParts}>
              <PersonTabs value={personTabs}>
                <BesideShifts value={mayEnter(session, 'standby.own') ? OwnStandby : undefined}>
                  <ShiftFeeds value={OwnShiftFeeds}>
                    <Outlet />
                  </ShiftFeeds>
                </BesideShifts>
              </PersonTabs>
            </KindParts>
          </ViewsContext>
        ) : (
          <NotYetKnown />
        )}
      </main>
      <BottomBar session={session} onSearch={() => setSearching('yes')} />
      {helping && (
        <Suspense fallback={null}>
          <HelpDialog session={session} onClose={() => setHelping(false)} />
        </Suspense>
      )}
      {searching !== 'no' && (
        <Suspense fallback={null}>
          <Palette
            opened={searching === 'yes'}
            session={session}
            onClose={() => setSearching('was')}
            onGo={(to) => void navigate({ to })}
          />
        </Suspense>
      )}
    </div>
  )
}

/** `?` on every page; a list, which listens before the window, tells its own keys. */
function useHelpKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isBusy(event.target)) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

/** A field takes back its own typing. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
