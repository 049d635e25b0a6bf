/** An interview as it is planned or changed; times are the company's own. */
import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { PeoplePicker, type PickedPerson } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useCandidateCalls } from '../calls.ts'
import type { TeamCandidateWhole } from '../candidate.ts'
import { useWords } from '../words.ts'
import type { InterviewShown } from './interview-shown.ts'

type InterviewDialogProps = {
  readonly of: TeamCandidateWhole
  readonly now: InterviewShown | undefined
  readonly onClose: () => void
}
const MOST = 20

export function InterviewDialog({ of, now, onClose }: InterviewDialogProps) {
  const t = useWords()
  const chinese = useLanguage() === 'zh-Hant'
  const first = of.rounds.find(({ id }) => id === of.round) ?? of.rounds[0]
  const form = useForm({
    initialValues: {
      round: now?.round ?? first?.id ?? '',
      ...(now ? localParts(now.starts_at, now.timezone) : { day: '', time: '' }),
      minutes: String(now?.minutes ?? first?.minutes ?? 45),
      place: now?.place ?? '',
      meeting_url: now?.meeting_url ?? '',
      people: (now?.interviewers ?? of.suggested_interviewers).map(
        ({ employee_id, full_name }): PickedPerson => ({ id: employee_id, full_name, staff_id: '' }),
      ),
    },
  })
  const calls = useCandidateCalls()
  const doing = { refreshes: calls.refreshes, after: onClose }
  const plan = useAct(calls.plan, doing)
  const change = useAct(calls.change, doing)
  const failed = {
    onError: (reason: unknown) => {
      const { interviewer_ids, starts_at, ...errors } = fieldErrors(reason)
      form.setErrors({
        ...errors,
        ...(starts_at && { day: starts_at }),
        ...(interviewer_ids && { people: interviewer_ids }),
      })
    },
  }
  const send = form.onSubmit(({ people, round, minutes, day, time, ...rest }) => {
    const body = {
      ...rest,
      starts_at: `${day}T${time}`,
      round: round || null,
      minutes: Number(minutes),
      interviewer_ids: people.map(({ id }) => id),
    }
    if (now) change.mutate({ params: { id: of.id, interviewId: now.id }, body }, failed)
    else plan.mutate({ params: { id: of.id }, body }, failed)
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t(now ? 'candidates.changeInterview' : 'candidates.planTitle', { name: of.full_name })}
    >
      <form onSubmit={send}>
        <Stack gap="md">
          {of.rounds.length > 0 && (
            <ChoiceField
              label={t('candidates.round')}
              data={of.rounds.map(({ id, name, name_zh }) => ({
                value: id,
                label: chinese ? (name_zh ?? name) : name,
              }))}
              allowDeselect={false}
              {...form.getInputProps('round')}
            />
          )}
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            <DateField label={t('candidates.startsOn')} required {...form.getInputProps('day')} />
            <TextInput type="time" label={t('candidates.startsTime')} required {...form.getInputProps('time')} />
            <TextInput
              label={t('candidates.howLong')}
              inputMode="numeric"
              required
              {...form.getInputProps('minutes')}
            />
          </SimpleGrid>
          <TextInput label={t('candidates.place')} maxLength={255} {...form.getInputProps('place')} />
          <TextInput
            label={t('candidates.meetingUrl')}
            type="url"
            placeholder="https://"
            {...form.getInputProps('meeting_url')}
          />
          <PeoplePicker
            label={t('candidates.interviewers')}
            most={MOST}
            value={form.values.people}
            onChange={(people) => form.setFieldValue('people', [...people])}
            error={form.errors.people}
          />
          <p className="muted">{t('candidates.inviteHint')}</p>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('candidates.cancel')}
            </Button>
            <Button type="submit" loading={plan.isPending || change.isPending}>
              {t('candidates.invite')}
            </Button>
          </Group>
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
