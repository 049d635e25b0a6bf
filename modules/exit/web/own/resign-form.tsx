/** Giving notice: the day, the last working day with the notice owed told beside it, and why. */
import { Button, Group, MultiSelect, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { DateField } from '#design/fields/date-field.tsx'
import { Section } from '#design/page.tsx'
import { LeaveGuard } from '#design/unsaved/use-leaving.tsx'
import { call } from '#platform/http/web/client.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { ownChoices, ownExits, ownPreview, resign } from '../../contract/exits/own.ts'
import { LawPart } from '../law-part.tsx'
import { useWords } from '../words.ts'

export function ResignForm({ onDone }: { readonly onDone: () => void }) {
  const t = useWords()
  const { today } = useMe()
  const choices = useCall(ownChoices, {}).data
  const form = useForm({
    initialValues: {
      exit_reason_ids: [] as string[],
      notice_date: today,
      last_working_date: '',
      forward_email: '',
    },
  })
  const send = useAct(resign, { refreshes: [ownExits], after: onDone })
  const [seen] = useDebouncedValue(form.values, 300)
  const { exit_reason_ids, notice_date, last_working_date } = seen
  const body = {
    exit_reason_ids: exit_reason_ids.length > 0 ? exit_reason_ids : undefined,
    notice_date,
    last_working_date: last_working_date || undefined,
  }
  const preview = useQuery({
    queryKey: [ownPreview.id, body],
    queryFn: ({ signal }) => call(ownPreview, { body, signal }),
    enabled: notice_date !== '',
    placeholderData: (former) => former,
    retry: false,
  })
  const law = preview.data
  const earliest = law?.notice.earliest_last_day
  const onSubmit = form.onSubmit((values) =>
    send.mutate({ body: values }, { onError: (reason) => form.setErrors(fieldErrors(reason)) }),
  )
  return (
    <Section title={t('exit.resign')} hint={t('exit.resignHint')}>
      <form onSubmit={onSubmit}>
        <Stack gap="md">
          <DateField label={t('exit.noticeDate')} required earliest={today} {...form.getInputProps('notice_date')} />
          <DateField label={t('exit.lastDay')} required {...form.getInputProps('last_working_date')} />
          {earliest && form.values.last_working_date !== earliest && (
            <Group>
              <Button variant="default" size="xs" onClick={() => form.setFieldValue('last_working_date', earliest)}>
                {t('exit.takeEarliest')}
              </Button>
            </Group>
          )}
          <MultiSelect
            label={t('exit.reasonsOf')}
            description={t('exit.ownReasonsHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={(choices?.reasons ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            maxValues={5}
            required
            {...form.getInputProps('exit_reason_ids')}
          />
          <TextInput
            label={t('exit.forwardTo')}
            description={t('exit.forwardHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            type="email"
            maxLength={254}
            {...form.getInputProps('forward_email')}
          />
          {law && <LawPart law={law} own />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onDone}>
              {t('exit.cancel')}
            </Button>
            <Button type="submit" loading={send.isPending}>
              {t('exit.sendResignation')}
            </Button>
          </Group>
        </Stack>
      </form>
      <LeaveGuard unsaved={form.isDirty() && !send.isSuccess} />
    </Section>
  )
}
