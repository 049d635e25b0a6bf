/** One day that is worked and the other that is off for it; an unusual choice is said, not refused. */

import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { changeMakeUpDay, createMakeUpDay, makeUpDays } from '../../contract/make-up-days.ts'
import { TouchedDays } from '../touched-days.tsx'
import { isWeekend, weekdayText } from '../weekday.ts'
import { useWords } from '../words.ts'

export type MakeUpDay = DataOf<typeof makeUpDays>[number]
type MakeUpDialogProps = { readonly now: MakeUpDay | undefined; readonly onClose: () => void }

export function MakeUpDialog({ now, onClose }: MakeUpDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const form = useForm({
    initialValues: { date: now?.date ?? '', for_date: now?.for_date ?? '', name: now?.name ?? '' },
  })
  const doing = { refreshes: [makeUpDays], after: onClose }
  const create = useAct(createMakeUpDay, doing)
  const change = useAct(changeMakeUpDay, doing)
  const failed = { onError: (reason: unknown) => form.setErrors(fieldErrors(reason)) }
  const send = form.onSubmit((body) => {
    if (now) change.mutate({ params: { id: now.id }, body }, failed)
    else create.mutate({ body }, failed)
  })
  const { date, for_date } = form.values
  const odd = [date && !isWeekend(date) ? date : '', for_date && isWeekend(for_date) ? for_date : ''].filter(Boolean)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={now ? t('holidays.editTitle', { name: now.name }) : t('holidays.addMakeUpTitle')}
    >
      <form onSubmit={send}>
        <Stack gap="md">
          <TextInput
            label={t('holidays.name')}
            required
            maxLength={255}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <DateField label={t('holidays.worked')} required {...form.getInputProps('date')} />
          <DateField label={t('holidays.off')} required {...form.getInputProps('for_date')} />
          {odd.map((day) => (
            <Notice key={day} tone="warn">
              {t('holidays.oddWorked', {
                date: dayText(day, language),
                weekday: weekdayText(day, language, 'long'),
              })}
            </Notice>
          ))}
          <TouchedDays dates={[date, for_date, ...(now ? [now.date, now.for_date] : [])]} />
          <FormFoot working={create.isPending || change.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
