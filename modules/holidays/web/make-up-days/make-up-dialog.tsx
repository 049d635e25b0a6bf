/** One day that is worked and the other that is off for it; an unusual choice is said, not refused. */

import { TextInput } from '@mantine/core'
import { DateField } from '#design/fields/date-field.tsx'
import { Notice } from '#design/notice.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
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
  const record = useRecordForm({
    now,
    add: createMakeUpDay,
    change: changeMakeUpDay,
    values: { date: now?.date ?? '', for_date: now?.for_date ?? '', name: now?.name ?? '' },
    body: (body) => body,
    refreshes: [makeUpDays],
    after: onClose,
  })
  const { form } = record
  const { date, for_date } = form.values
  const odd = [date && !isWeekend(date) ? date : '', for_date && isWeekend(for_date) ? for_date : ''].filter(Boolean)
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      title={now ? t('holidays.editTitle', { name: now.name }) : t('holidays.addMakeUpTitle')}
    >
      <TextInput label={t('holidays.name')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
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
    </RecordDialog>
  )
}
