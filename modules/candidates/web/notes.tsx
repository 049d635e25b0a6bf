/** Notes on a candidate, for whoever recruits. */
import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useCandidateCalls } from './calls.ts'
import type { TeamCandidateWhole } from './candidate.ts'
import classes from './candidates.module.css'
import { useWords } from './words.ts'

export function Notes({ of }: { readonly of: Pick<TeamCandidateWhole, 'id' | 'notes'> }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const [text, setText] = useState('')
  const calls = useCandidateCalls()
  const write = useAct(calls.note, { refreshes: [calls.one], silentWhenDone: true, after: () => setText('') })
  return (
    <Section title={t('candidates.notes')}>
      <Textarea
        aria-label={t('candidates.note')}
        placeholder={t('candidates.note')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={5000}
        autosize
        minRows={2}
      />
      <Group justify="flex-end" mt="xs">
        <Button
          variant="default"
          disabled={text.trim() === ''}
          loading={write.isPending}
          onClick={() => write.mutate({ params: { id: of.id }, body: { text } })}
        >
          {t('candidates.addNote')}
        </Button>
      </Group>
      <ol className={classes.history}>
        {of.notes.map((note) => (
          <li key={note.id}>
            <span style={{ whiteSpace: 'pre-line' }}>{note.text}</span>
            <span className="muted">{`${momentText(note.at, language, zone)} · ${note.by}`}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
