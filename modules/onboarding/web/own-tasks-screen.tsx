/** What I am to do around people who join and leave, myself included. */
import { Anchor, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FormFoot } from '#design/form-foot.tsx'
import { Page, Section } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { ownMeetings } from '../contract/meetings.ts'
import { doneTask, ownTasks } from '../contract/tasks.ts'
import { MeetingLine } from './meetings.tsx'
import classes from './onboarding.module.css'
import { useTaskName } from './task-name.ts'
import { useWords } from './words.ts'

type OwnTask = DataOf<typeof ownTasks>[number]

export function OwnTasksScreen() {
  const t = useWords()
  const reading = useCall(ownTasks, {})
  const meetings = useCall(ownMeetings, {}).data ?? []
  const [ticking, setTicking] = useState<OwnTask>()
  return (
    <Page back="/me" title={t('onboarding.mine')}>
      {meetings.length > 0 && (
        <Section title={t('onboarding.meetings')}>
          {meetings.map((one) => (
            <MeetingLine key={one.id} meeting={one} person={one.person} timezone={one.timezone} />
          ))}
        </Section>
      )}
      <Loaded reading={reading} rows={5}>
        {(found) => {
          const open = found.filter(({ done_on }) => done_on === null)
          const done = found.filter(({ done_on }) => done_on !== null)
          return (
            <>
              {open.length === 0 ? (
                <Empty title={t('onboarding.mineNone')} hint={t('onboarding.mineNoneHint')} />
              ) : (
                <Section title={t('onboarding.tab.open')}>
                  {open.map((task) => (
                    <Line key={task.id} task={task} onTick={() => setTicking(task)} />
                  ))}
                </Section>
              )}
              {done.length > 0 && (
                <Section title={t('onboarding.lately')}>
                  {done.map((task) => (
                    <Line key={task.id} task={task} />
                  ))}
                </Section>
              )}
            </>
          )
        }}
      </Loaded>
      {ticking && <TickDialog task={ticking} onClose={() => setTicking(undefined)} />}
    </Page>
  )
}

function Line({ task, onTick }: { readonly task: OwnTask; readonly onTick?: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const nameOf = useTaskName()
  const { today } = useMe()
  const { is_mine, orientation, about, due_on, done_on } = task
  const late = done_on === null && due_on < today
  return (
    <div className={classes.task}>
      <div className={classes.text}>
        <b>{nameOf(task)}</b>
        <br />
        <small className="muted">
          {is_mine ? t(`onboarding.forMe.${orientation}`) : t(`onboarding.forOther.${orientation}`, { name: about })}
          {' · '}
          {done_on
            ? t('onboarding.doneOn', { day: dayText(done_on, language) })
            : t('onboarding.dueOn', { day: dayText(due_on, language) })}
        </small>
        {task.kind === 'data' && is_mine && (
          <>
            <br />
            <Anchor component={Link} to="/me/profile" size="sm">
              {t('onboarding.toProfile')}
            </Anchor>
          </>
        )}
      </div>
      {late && <StatusBadge tone="warn">{t('onboarding.isLate')}</StatusBadge>}
      {onTick && (
        <Button size="compact-md" variant="default" onClick={onTick}>
          {t(task.kind === 'sign' ? 'onboarding.sign' : 'onboarding.tick')}
        </Button>
      )}
    </div>
  )
}

function TickDialog({ task, onClose }: { readonly task: OwnTask; readonly onClose: () => void }) {
  const t = useWords()
  const nameOf = useTaskName()
  const form = useForm({ initialValues: { note: '' } })
  const done = useAct(doneTask, { refreshes: [ownTasks], after: onClose })
  const signs = task.kind === 'sign'
  const send = form.onSubmit((body) =>
    done.mutate({ params: { id: task.id }, body }, { onError: (reason) => form.setErrors(fieldErrors(reason)) }),
  )
  return (
    <Dialog opened onClose={onClose} title={nameOf(task)}>
      <form onSubmit={send}>
        <TextInput
          label={t(signs ? 'onboarding.yourName' : 'onboarding.note')}
          description={signs ? t('onboarding.signHint') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required={signs}
          maxLength={255}
          data-autofocus
          {...form.getInputProps('note')}
        />
        <FormFoot
          working={done.isPending}
          onCancel={onClose}
          action={t(signs ? 'onboarding.sign' : 'onboarding.tick')}
        />
      </form>
    </Dialog>
  )
}
