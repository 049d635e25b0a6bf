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
import { drop, sendWaiting, useOutbox } from './outbox.ts'

export function OutboxCard() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const kept = useQueryClient()
  const waiting = useOutbox()
  const [working, setWorking] = useState(false)
  if (waiting.length === 0) return null
  const sendNow = async () => {
    setWorking(true)
    if ((await sendWaiting()) > 0) await kept.invalidateQueries()
    setWorking(false)
  }
  return (
    <section className={`card ${classes.card}`} aria-label={t('me.outbox')}>
      <div className={classes.cardHead}>
        <h2>{t('me.outbox')}</h2>
        <Button variant="default" size="compact-sm" loading={working} onClick={() => void sendNow()}>
          {t('me.sendNow')}
        </Button>
      </div>
      <p className="muted">{t('me.outboxHint')}</p>
      <div>
        {waiting.map(({ id, title, what, at, refused }) => (
          <div key={id} className={classes.row}>
            <span>
              {t(`me.outbox.${what}`, { title })}
              <small>{momentText(at, language, zone)}</small>
              {refused && <small className="bad">{refused}</small>}
            </span>
            <Group gap={8} wrap="nowrap">
              <StatusBadge tone={refused ? 'bad' : 'warn'}>{t(refused ? 'me.notTaken' : 'me.notSent')}</StatusBadge>
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
        ))}
      </div>
    </section>
  )
}
