/** A session of a course: when, where, with whom, and how many seats. */
import { NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { courses } from '../contract/courses.ts'
import { addSession, changeSession, session, sessions } from '../contract/sessions.ts'
import { useWords } from './words.ts'

export type SessionShown = DataOf<typeof sessions>[number]
type SessionDialogProps = {
  readonly now: SessionShown | undefined
  readonly courseId?: string
  readonly onClose: () => void
}

const SEATS = 12

export function SessionDialog({ now, courseId, onClose }: SessionDialogProps) {
  const t = useWords()
  const list = useCall(courses, {}).data ?? []
  const form = useForm({ initialValues: valuesOf(now, courseId) })
  const doing = { refreshes: [sessions, session, courses], after: onClose }
  const add = useAct(addSession, doing)
  const change = useAct(changeSession, doing)
  const failed = { onError: (reason: unknown) => form.setErrors(fieldErrors(reason)) }
  const course = list.find(({ id }) => id === form.values.course_id)
  const isHrd = course?.hrd_claimable ?? false
  const isClosed = now?.state === 'closed'
  const send = form.onSubmit(({ course_id, ...values }) => {
    const hrd = { hrd_grant_no: values.hrd_grant_no || null, hrd_claimed_on: values.hrd_claimed_on || null }
    const body = {
      starts_on: values.starts_on,
      ends_on: values.ends_on || values.starts_on,
      place: values.place || null,
      trainer: values.trainer || null,
      seats: Number(values.seats),
      enrol_by: values.enrol_by || null,
      ...(isHrd && hrd),
    }
    if (now) change.mutate({ params: { id: now.id }, body: isClosed ? hrd : body }, failed)
    else add.mutate({ body: { course_id, ...body } }, failed)
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={now ? t('training.editTitle', { name: now.course }) : t('training.addSession')}
    >
      <form onSubmit={send}>
        <Stack gap="md">
          {!now && (
            <ChoiceField
              label={t('training.course')}
              required
              searchable
              data={list.map(({ id, name }) => ({ value: id, label: name }))}
              {...form.getInputProps('course_id')}
            />
          )}
          {!isClosed && (
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <DateField label={t('training.startsOn')} required {...form.getInputProps('starts_on')} />
              <DateField
                label={t('training.endsOn')}
                earliest={form.values.starts_on}
                {...form.getInputProps('ends_on')}
              />
              <NumberInput
                label={t('training.seats')}
                required
                min={1}
                max={10_000}
                allowDecimal={false}
                {...form.getInputProps('seats')}
              />
              <DateField
                label={t('training.enrolBy')}
                latest={form.values.starts_on}
                {...form.getInputProps('enrol_by')}
              />
              <TextInput label={t('training.place')} maxLength={255} {...form.getInputProps('place')} />
              <TextInput label={t('training.trainer')} maxLength={255} {...form.getInputProps('trainer')} />
            </SimpleGrid>
          )}
          {isHrd && (
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <TextInput label={t('training.hrdGrant')} maxLength={255} {...form.getInputProps('hrd_grant_no')} />
              {now && <DateField label={t('training.hrdClaimedOn')} {...form.getInputProps('hrd_claimed_on')} />}
            </SimpleGrid>
          )}
          {isHrd && !isClosed && (
            <p className="muted" style={{ margin: 0 }}>
              {t('training.hrdGrantHint')}
            </p>
          )}
          <FormFoot working={add.isPending || change.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}

const valuesOf = (now: SessionShown | undefined, courseId = '') => ({
  course_id: now?.course_id ?? courseId,
  starts_on: now?.starts_on ?? '',
  ends_on: now?.ends_on ?? '',
  place: now?.place ?? '',
  trainer: now?.trainer ?? '',
  seats: now?.seats ?? SEATS,
  enrol_by: now?.enrol_by ?? '',
  hrd_grant_no: now?.hrd_grant_no ?? '',
  hrd_claimed_on: now?.hrd_claimed_on ?? '',
})
