/** What somebody does before their first day, under the link of their acceptance: their details and their tasks. */
import { Button, Stack, TextInput } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import { PublicFrame } from '#design/public-frame.tsx'
import { RowsSkeleton } from '#design/states.tsx'
import { newcomer } from '#modules/candidates/contract/newcomer.ts'
import { NewcomerForm } from '#modules/candidates/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { LinkOver } from '#platform/http/web/link-over.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { newcomerMeetings } from '../contract/meetings.ts'
import { newcomerDone, newcomerTasks } from '../contract/newcomer-tasks.ts'
import { MeetingLine } from './meetings.tsx'
import classes from './onboarding.module.css'
import { useTaskName } from './task-name.ts'
import { useWords } from './words.ts'

type Task = DataOf<typeof newcomerTasks>[number]

export function NewcomerScreen() {
  const t = useWords()
  const language = useLanguage()
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const reading = useCall(newcomer, { params: { token } }, { staleTime: 0 })
  const of = reading.data
  if (reading.isError) return <LinkOver error={reading.error} />
  if (!of) {
    return (
      <PublicFrame>
        <RowsSkeleton rows={6} />
      </PublicFrame>
    )
  }
  const hint = t('onboarding.newcomerHint', {
    ...{ company: of.company, position: of.position },
    ...{ day: dayText(of.first_day, language), until: dayText(of.open_until, language) },
  })
  return (
    <PublicFrame wide>
      <Stack gap="lg" className={classes.newcomer}>
        <h1>{t('onboarding.welcome', { name: of.name })}</h1>
        <p className="muted">{hint}</p>
        <Tasks token={token} />
        <MeetingsToCome token={token} />
        <NewcomerForm token={token} of={of} />
      </Stack>
    </PublicFrame>
  )
}

function Tasks({ token }: { readonly token: string }) {
  const t = useWords()
  const tasks = useCall(newcomerTasks, { params: { token } }).data ?? []
  if (tasks.length === 0) return null
  return (
    <Section title={t('onboarding.mine')}>
      {tasks.map((task) => (
        <Line key={task.id} token={token} task={task} />
      ))}
    </Section>
  )
}

function MeetingsToCome({ token }: { readonly token: string }) {
  const t = useWords()
  const meetings = useCall(newcomerMeetings, { params: { token } }).data ?? []
  if (meetings.length === 0) return null
  return (
    <Section title={t('onboarding.meetings')}>
      {meetings.map((one) => (
        <MeetingLine key={one.id} meeting={one} person={one.person} timezone={one.timezone} />
      ))}
    </Section>
  )
}

function Line({ token, task }: { readonly token: string; readonly task: Task }) {
  const t = useWords()
  const language = useLanguage()
  const nameOf = useTaskName()
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<string>()
  const done = useAct(newcomerDone, { refreshes: [newcomerTasks] })
  const signs = task.kind === 'sign'
  const send = () =>
    done.mutate(
      { params: { token, id: task.id }, body: { note } },
      { onError: (reason) => setWrong(fieldErrors(reason).note) },
    )
  return (
    <div className={classes.task}>
      <div className={classes.text}>
        <b>{nameOf(task)}</b>
        <br />
        <small className="muted">
          {task.done_on
            ? t('onboarding.doneOn', { day: dayText(task.done_on, language) })
            : t('onboarding.dueOn', { day: dayText(task.due_on, language) })}
        </small>
        {signs && task.done_on === null && (
          <TextInput
            mt="xs"
            label={t('onboarding.yourName')}
            description={t('onboarding.signHint')}
            value={note}
            maxLength={255}
            error={wrong}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </div>
      {task.done_on === null && (
        <Button
          size="compact-md"
          variant="default"
          loading={done.isPending}
          disabled={signs && note.trim() === ''}
          onClick={send}
        >
          {t(signs ? 'onboarding.sign' : 'onboarding.tick')}
        </Button>
      )}
    </div>
  )
}
