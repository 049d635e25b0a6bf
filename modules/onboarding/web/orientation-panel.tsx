/** The tasks around one person: who ticks which by when, and what HR may do for them. */
import { Anchor, Button, Checkbox, Group } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconCalendarDown, IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { download } from '#platform/http/web/download.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { roleWord } from '#platform/identity/web/names.ts'
import { dayText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { orientationCalendar, orientationPrint } from '../contract/meetings.ts'
import { changeOrientation, changeTask, orientations, removeOrientation } from '../contract/orientations.ts'
import { Meetings } from './meetings.tsx'
import classes from './onboarding.module.css'
import type { OrientationShown } from './orientation-shown.ts'
import { useTaskName } from './task-name.ts'
import { useWords } from './words.ts'

type Task = OrientationShown['tasks'][number]
type OrientationPanelProps = { readonly orientation: OrientationShown; readonly onClose: () => void }

export function OrientationPanel({ orientation, onClose }: OrientationPanelProps) {
  const t = useWords()
  const language = useLanguage()
  const [asking, setAsking] = useState<'move' | 'remove' | Task>()
  const close = () => setAsking(undefined)
  const { id, employee_id, full_name, kind, first_day, tasks, done } = orientation
  const change = useAct(changeTask, { refreshes: [orientations], after: close })
  const remove = useAct(removeOrientation, { refreshes: [orientations], after: onClose })
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{full_name}</h2>
          <span className="muted">{t(`onboarding.kind.${kind}`)}</span>
        </>
      }
      foot={
        <Group>
          <Button variant="default" onClick={() => setAsking('move')}>
            {t('onboarding.move')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} />}
            onClick={() => void download(orientationPrint, { params: { id } })}
          >
            {t('onboarding.print')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconCalendarDown size={16} />}
            onClick={() => void download(orientationCalendar, { params: { id } })}
          >
            {t('onboarding.toCalendar')}
          </Button>
          <Button variant="default" onClick={() => setAsking('remove')}>
            {t('onboarding.remove')}
          </Button>
        </Group>
      }
    >
      <Facts
        facts={[
          [
            t('onboarding.person'),
            <Anchor
              key="person"
              component={Link}
              to={
                employee_id === null
                  ? `/app/onboarding/candidates?open=${orientation.candidate_id}`
                  : `/app/employee/profile/${employee_id}`
              }
            >
              {[full_name, orientation.staff_id].filter(Boolean).join(' · ')}
            </Anchor>,
          ],
          [t(`onboarding.day.${kind}`), dayText(first_day, language)],
          [t('onboarding.progress'), `${done} / ${tasks.length}`],
        ]}
      />
      {tasks.map((task) => (
        <TaskLine
          key={task.id}
          task={task}
          onTick={(state) => change.mutate({ params: { id: task.id }, body: { state } })}
          onWaive={() => setAsking(task)}
        />
      ))}
      <Meetings orientation={orientation} />
      {asking === 'move' && <MoveDialog orientation={orientation} onClose={close} />}
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('onboarding.removeTitle', { name: full_name })}
          action={t('onboarding.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={close}
        >
          {t('onboarding.removeHint')}
        </ConfirmDialog>
      )}
      {asking !== undefined && typeof asking === 'object' && (
        <ReasonDialog
          title={t('onboarding.waiveTitle')}
          action={t('onboarding.waive')}
          reason={t('onboarding.reason')}
          working={change.isPending}
          onConfirm={(reason) => change.mutate({ params: { id: asking.id }, body: { state: 'waived', reason } })}
          onClose={close}
        >
          {asking.name}
        </ReasonDialog>
      )}
    </Panel>
  )
}

type TaskLineProps = {
  readonly task: Task
  readonly onTick: (state: 'done' | 'open') => void
  readonly onWaive: () => void
}

function TaskLine({ task, onTick, onWaive }: TaskLineProps) {
  const t = useWords()
  const language = useLanguage()
  const nameOf = useTaskName()
  const { today } = useMe()
  const { due_on, done_on, waived_reason, note, by, owner, role, who } = task
  const whose = who.length > 0 ? who.join(comma()) : role ? roleWord(role) : t(`onboarding.owner.${owner}`)
  const late = done_on === null && due_on < today
  return (
    <div className={classes.task}>
      <Checkbox
        aria-label={nameOf(task)}
        checked={done_on !== null}
        onChange={() => onTick(done_on === null ? 'done' : 'open')}
      />
      <div className={classes.text}>
        {nameOf(task)}
        <br />
        <small className={late ? 'bad' : 'muted'}>
          {`${t(`onboarding.taskKind.${task.kind}`)} · ${whose} · ${t('onboarding.dueOn', { day: dayText(due_on, language) })}`}
        </small>
        {done_on !== null && (
          <>
            <br />
            <small className="muted">
              {waived_reason
                ? t('onboarding.waivedBy', { name: by ?? '', reason: waived_reason })
                : t('onboarding.doneBy', { name: by ?? '', day: dayText(done_on, language) })}
              {note && ` · ${note}`}
            </small>
          </>
        )}
      </div>
      {done_on === null && (
        <Button size="compact-sm" variant="subtle" onClick={onWaive}>
          {t('onboarding.waive')}
        </Button>
      )}
    </div>
  )
}

function MoveDialog({ orientation: { id, first_day, kind }, onClose }: OrientationPanelProps) {
  const t = useWords()
  const form = useForm({ initialValues: { first_day: first_day as string } })
  const change = useAct(changeOrientation, { refreshes: [orientations], after: onClose })
  const send = form.onSubmit((body) =>
    change.mutate({ params: { id }, body }, { onError: (reason) => form.setErrors(fieldErrors(reason)) }),
  )
  return (
    <Dialog opened onClose={onClose} title={t('onboarding.moveTitle')}>
      <form onSubmit={send}>
        <DateField label={t(`onboarding.day.${kind}`)} required {...form.getInputProps('first_day')} />
        <FormFoot working={change.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
