/** The frame of one's own pages inside the shell: a column that fits a phone, and what there is without a network. */
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Empty } from '#design/states.tsx'
import { ensureMe, useMaybeMe } from '#platform/identity/web/me.ts'
import { NotYetKnown } from '#platform/identity/web/not-yet-known.tsx'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useConnection } from './connection/connection.ts'
import { useOwnNews } from './connection/own-news.ts'
import { useReadyOffline } from './connection/ready.ts'
import classes from './me.module.css'
import { NotEmployedPage } from './not-employed.tsx'
import { OutboxCard } from './outbox/outbox-card.tsx'
import { isOfEmployment } from './places.ts'
import { useWords } from './words.ts'

export function MeFrame() {
  const t = useWords()
  const me = useMaybeMe()
  const { online } = useConnection()
  const { pathname } = useLocation()
  useReadyOffline()
  useOwnNews()
  useEffect(() => {
    void ensureMe()
  }, [])
  const isEmployed = me?.employee_id !== null
  return (
    <div className={classes.frame}>
      <div className={classes.page}>
        <Offline />
        {me ? (
          <>
            <OutboxCard />
            {isEmployed || !isOfEmployment(pathname) ? <Outlet /> : <NotEmployedPage />}
          </>
        ) : online ? (
          <NotYetKnown />
        ) : (
          <Empty title={t('me.notLoaded')} hint={t('me.notLoadedHint')} />
        )}
      </div>
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
