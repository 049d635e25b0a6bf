/** What waits to be sent, and what was not taken: seen, sent at once, or dropped. */
import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { StatusBadge } from '#design/status-badge.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'
import { drop, isTooOld, sendAnew, sendWaiting, useOutbox, type Waiting } from './outbox.ts'

export function OutboxCard() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const kept = useQueryClient()
  const waiting = useOutbox()
  const [working, setWorking] = useState(false)
  if (waiting.length === 0) return null
  const sending = async (send: () => Promise<number>) => {
    setWorking(true)
    if ((await send()) > 0) await kept.invalidateQueries()
    setWorking(false)
  }
  return (
    <section className={`card ${classes.card}`} aria-label={t('me.outbox')}>
      <div className={classes.cardHead}>
        <h2>{t('me.outbox')}</h2>
        <Button variant="default" size="compact-sm" loading={working} onClick={() => void sending(sendWaiting)}>
          {t('me.sendNow')}
        </Button>
      </div>
      <p className="muted">{t('me.outboxHint')}</p>
      <div>
        {waiting.map((one) => (
          <WaitingRow
            key={one.id}
            one={one}
            at={momentText(one.at, language, zone)}
            working={working}
            onSendAnew={(how) => void sending(() => sendAnew(one.id, how))}
          />
        ))}
      </div>
    </section>
  )
}

type WaitingRowProps = {
  readonly one: Waiting
  readonly at: string
  readonly working: boolean
  readonly onSendAnew: (how: 'same' | 'looked' | 'draft') => void
}

function WaitingRow({ one: { id, title, what, refused, ...one }, at, working, onSendAnew }: WaitingRowProps) {
  const t = useWords()
  const tooOld = refused === undefined && isTooOld({ ...one, what })
  // Without a connection nobody could look at it, or change it: both are done from here.
  const isClaim = refused !== undefined && one.kind === 'claim' && what === 'apply'
  const why = tooOld ? t('me.tooOldToSend') : refused
  return (
    <div className={classes.row}>
      <span>
        {t(`me.outbox.${what}`, { title })}
        <small>{at}</small>
        {why && <small className="bad">{why}</small>}
      </span>
      <Group gap={8} justify="flex-end">
        <StatusBadge tone={why ? 'bad' : 'warn'}>{t(why ? 'me.notTaken' : 'me.notSent')}</StatusBadge>
        {tooOld && (
          <Button
            variant="default"
            size="compact-sm"
            loading={working}
            aria-label={t('me.sendAnewOf', { title })}
            onClick={() => onSendAnew('same')}
          >
            {t('me.sendAnew')}
          </Button>
        )}
        {refused !== undefined && one.asks && (
          <Button
            variant="default"
            size="compact-sm"
            loading={working}
            aria-label={t('me.sendAnywayOf', { title })}
            onClick={() => onSendAnew('looked')}
          >
            {t('me.sendAnyway')}
          </Button>
        )}
        {isClaim && (
          <Button
            variant="default"
            size="compact-sm"
            loading={working}
            aria-label={t('me.intoDraftOf', { title })}
            onClick={() => onSendAnew('draft')}
          >
            {t('me.intoDraft')}
          </Button>
        )}
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('me.dropOf', { title })}
          onClick={() => void drop(id)}
        >
          {t('me.drop')}
        </Button>
      </Group>
    </div>
  )
}
