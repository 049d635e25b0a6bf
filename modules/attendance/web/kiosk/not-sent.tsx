/** What was clocked here without a connection and waits, or was not taken: for HR to put right by hand. */
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import classes from './kiosk.module.css'
import { allWaiting, drop, type WaitingClock } from './kiosk-device.ts'

export function NotSent({ changed, zone }: { readonly changed: number; readonly zone: string | undefined }) {
  const t = useWords()
  const language = useLanguage()
  const [waiting, setWaiting] = useState<readonly WaitingClock[]>([])
  const read = () => void allWaiting().then(setWaiting, () => setWaiting([]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each sending
  useEffect(read, [changed])
  if (waiting.length === 0) return null
  return (
    <section className={`card ${classes.waiting}`} aria-label={t('attendance.kioskWaiting')}>
      <h2>{t('attendance.kioskWaiting')}</h2>
      <ul>
        {waiting.map(({ id, staff_code, occurred_at, refused }) => (
          <li key={id}>
            {staff_code} · {momentText(occurred_at, language, zone)} {refused && <span className="bad">{refused}</span>}{' '}
            {refused && (
              <Button size="compact-xs" variant="default" onClick={() => void drop(id).then(read)}>
                {t('attendance.dropWaiting')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
