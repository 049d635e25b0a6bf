/**
 * What was clocked here without a connection and waits, or was not taken. Anybody stands at the door: codes are shown in
 * part, and only who has a new code from HR sees them whole and removes what HR puts right by hand.
 */
import { Button, Group, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import classes from './kiosk.module.css'
import { allWaiting, drop, pairWith, type WaitingClock } from './kiosk-device.ts'

type NotSentProps = {
  readonly changed: number
  readonly zone: string | undefined
  /** The device has another token now. */
  readonly onPaired: () => void
}

const OPEN_MS = 5 * 60_000

export function NotSent({ changed, zone, onPaired }: NotSentProps) {
  const t = useWords()
  const language = useLanguage()
  const [waiting, setWaiting] = useState<readonly WaitingClock[]>([])
  const [isOpen, setOpen] = useState(false)
  const read = () => void allWaiting().then(setWaiting, () => setWaiting([]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each sending
  useEffect(read, [changed])
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => setOpen(false), OPEN_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  if (waiting.length === 0) return null
  return (
    <section className={`card ${classes.waiting}`} aria-label={t('attendance.kioskWaiting')}>
      <h2>{t('attendance.kioskWaiting')}</h2>
      <ul>
        {waiting.map(({ id, staff_code, occurred_at, refused }) => (
          <li key={id}>
            {isOpen ? staff_code : hidden(staff_code)} · {momentText(occurred_at, language, zone)}{' '}
            {refused && <span className="bad">{refused}</span>}{' '}
            {refused && isOpen && (
              <Button size="compact-xs" variant="default" onClick={() => void drop(id).then(read)}>
                {t('attendance.dropWaiting')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!isOpen && waiting.some(({ refused }) => refused !== undefined) && (
        <Opening
          onOpened={() => {
            setOpen(true)
            onPaired()
          }}
        />
      )}
    </section>
  )
}

/** The last two signs: who knows the code knows it again, and nobody reads it off. */
const hidden = (code: string): string => `••${code.length > 4 ? code.slice(-2) : ''}`

function Opening({ onOpened }: { readonly onOpened: () => void }) {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  if (!isAsking)
    return (
      <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
        {t('attendance.openWaiting')}
      </Button>
    )
  const open = () =>
    pairWith(code).then(onOpened, (reason: unknown) =>
      setWrong(fieldErrors(reason).code ?? (reason instanceof Error ? reason.message : '')),
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') void open()
      }}
    >
      <Group align="flex-end" gap="sm">
        <TextInput
          label={t('attendance.pairCode')}
          description={t('attendance.openWaitingHint')}
          placeholder="ABCDE-FGHJK"
          autoComplete="off"
          data-autofocus
          value={code}
          error={wrong}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit">{t('attendance.openWaitingNow')}</Button>
      </Group>
    </form>
  )
}
