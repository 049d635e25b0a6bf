/** A meeting as it is planned or changed; times are the company's own. */
import { SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { addMeeting, changeMeeting } from '../contract/meetings.ts'
import { orientations } from '../contract/orientations.ts'
import type { MeetingShown } from './meeting-shown.ts'
import type { OrientationShown } from './orientation-shown.ts'
import { useWords } from './words.ts'

type MeetingDialogProps = {
  readonly orientation: OrientationShown
  readonly now: MeetingShown | undefined
  readonly onClose: () => void
}

export function MeetingDialog({ orientation: { id, first_day, timezone }, now, onClose }: MeetingDialogProps) {
  const t = useWords()
  const form = useForm({
    initialValues: {
      name: now?.name ?? '',
      host_id: now?.host_id ?? '',
      ...(now ? localParts(now.starts_at, timezone) : { day: first_day as string, time: '10:00' }),
      minutes: String(now?.minutes ?? 30),
      place: now?.place ?? '',
      meeting_url: now?.meeting_url ?? '',
    },
  })
  const doing = { refreshes: [orientations], after: onClose }
  const add = useAct(addMeeting, doing)
  const change = useAct(changeMeeting, doing)
  const failed = {
    onError: (reason: unknown) => {
      const { starts_at, ...errors } = fieldErrors(reason)
      form.setErrors({ ...errors, ...(starts_at && { day: starts_at }) })
    },
  }
  const send = form.onSubmit(({ day, time, minutes, ...rest }) => {
    const body = { ...rest, starts_at: `${day}T${time}`, minutes: Number(minutes) }
    if (now) change.mutate({ params: { id, meetingId: now.id }, body }, failed)
    else add.mutate({ params: { id }, body }, failed)
  })
  return (
    <Dialog opened onClose={onClose} title={t(now ? 'onboarding.changeMeeting' : 'onboarding.addMeeting')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <TextInput
            label={t('onboarding.meetingName')}
            required
            maxLength={255}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <EmployeePicker label={t('onboarding.host')} required {...form.getInputProps('host_id')} />
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            <DateField label={t('onboarding.meetingDay')} required {...form.getInputProps('day')} />
            <TextInput type="time" label={t('onboarding.meetingTime')} required {...form.getInputProps('time')} />
            <TextInput
              label={t('onboarding.minutes')}
              inputMode="numeric"
              required
              {...form.getInputProps('minutes')}
            />
          </SimpleGrid>
          <TextInput label={t('onboarding.place')} maxLength={255} {...form.getInputProps('place')} />
          <TextInput
            label={t('onboarding.meetingUrl')}
            type="url"
            placeholder="https://"
            {...form.getInputProps('meeting_url')}
          />
          <p className="muted">{t('onboarding.inviteHint')}</p>
          <FormFoot working={add.isPending || change.isPending} onCancel={onClose} action={t('onboarding.invite')} />
        </Stack>
      </form>
    </Dialog>
  )
}

/** Day and time of the company's own, as the fields want them. */
function localParts(instant: string, timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const [day = '', time = ''] = format.format(new Date(instant)).split(' ')
  return { day, time }
}
