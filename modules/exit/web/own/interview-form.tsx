/** What the company asks whoever goes. HR reads it; the manager never does. */
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { interview, ownChoices, ownExits } from '../../contract/exits/own.ts'
import { useWords } from '../words.ts'

type Own = DataOf<typeof ownExits>[number]

export function InterviewForm({ exit }: { readonly exit: Own }) {
  const t = useWords()
  const language = useLanguage()
  const questions = useCall(ownChoices, {}).data?.questions ?? []
  const [said, setSaid] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries((exit.interview ?? []).map(({ id, answer }) => [id, answer])),
  )
  const send = useAct(interview, { refreshes: [ownExits] })
  if (questions.length === 0) return null
  const answers = questions
    .map(({ id }) => ({ id, answer: (said[id] ?? '').trim() }))
    .filter(({ answer }) => answer !== '')
  return (
    <Section title={t('exit.interview')} hint={t('exit.ownInterviewHint')}>
      <Stack gap="md">
        {questions.map(({ id, text, text_zh }) => (
          <Textarea
            key={id}
            label={language === 'zh-Hant' && text_zh ? text_zh : text}
            autosize
            minRows={2}
            maxLength={5000}
            value={said[id] ?? ''}
            onChange={({ currentTarget }) => setSaid({ ...said, [id]: currentTarget.value })}
          />
        ))}
        <Group justify="flex-end">
          <Button
            disabled={answers.length === 0}
            loading={send.isPending}
            onClick={() => send.mutate({ params: { id: exit.id }, body: { answers } })}
          >
            {t(exit.interview ? 'exit.sendAgain' : 'exit.sendAnswers')}
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}
