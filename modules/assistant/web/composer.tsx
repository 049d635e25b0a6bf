/** Where one asks: Enter sends, Shift with Enter begins a line. At zero it says so and until when. */
import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { wholeText } from '#platform/words/format.ts'
import type { conversation } from '../contract/chat.ts'
import classes from './assistant.module.css'
import { useWords } from './words.ts'

type ComposerProps = {
  readonly quota: DataOf<typeof conversation>['quota']
  readonly contact: string
  readonly sending: boolean
  readonly onSend: (message: string, done: () => void) => void
}

const LONGEST = 1000

export function Composer({ quota, contact, sending, onSend }: ComposerProps) {
  const t = useWords()
  const [message, setMessage] = useState('')
  const used = quota.remaining === 0
  const send = () => {
    const text = message.trim()
    if (text !== '' && !sending) onSend(text, () => setMessage(''))
  }
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        label={t('assistant.question')}
        description={used ? t('assistant.used') : t('assistant.left', { count: wholeText(quota.remaining) })}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={LONGEST}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter also chooses among characters while one types Chinese.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <Group justify="space-between" mt={8}>
        <span className="muted">{contact && t('assistant.contact', { contact })}</span>
        <Button type="submit" loading={sending} disabled={message.trim() === ''}>
          {t('assistant.send')}
        </Button>
      </Group>
    </form>
  )
}
