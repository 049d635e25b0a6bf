/** Today's answer: the mood is saved with a touch, the note with its button. */
import { Button, Group, Switch, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { NOTE_MAX } from '../../model/answer.ts'
import { useWords } from '../words.ts'
import { StepChoice } from './step-choice.tsx'
import { type Own, useQuestion, useToday } from './use-today.ts'

export function AnswerForm({ own }: { readonly own: Own }) {
  const t = useWords()
  const question = useQuestion(own)
  const { answer, remove, working } = useToday(own)
  const [note, setNote] = useState(own.answer?.note ?? '')
  const [shared, setShared] = useState(own.answer?.is_shared ?? false)
  const said = own.answer
  const isChanged =
    said !== null && (note.trim() !== (said.note ?? '') || (note.trim() !== '' && shared !== said.is_shared))
  return (
    <Section hint={t('mood.private', { least: own.minimum })}>
      <StepChoice
        label={question}
        value={said?.step}
        disabled={working}
        onChoose={(step) => answer.mutate({ body: { step, note, is_shared: shared } })}
      />
      <Textarea
        label={t('mood.note')}
        description={t('mood.noteHint')}
        autosize
        minRows={2}
        maxLength={NOTE_MAX}
        value={note}
        error={answer.error ? fieldErrors(answer.error).note : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Switch
        label={t('mood.share')}
        description={t(shared ? 'mood.shareHint' : 'mood.keepHint', { least: own.minimum })}
        checked={shared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
      {said && (
        <Group gap="xs" mt="sm">
          <Button
            loading={answer.isPending}
            disabled={!isChanged}
            onClick={() => answer.mutate({ body: { step: said.step, note, is_shared: shared } })}
          >
            {t('mood.saveNote')}
          </Button>
          <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate({})}>
            {t('mood.remove')}
          </Button>
        </Group>
      )}
    </Section>
  )
}
