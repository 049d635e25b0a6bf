/** A holiday of the company's own, or one that is changed; with what it touches, old day and new. */

import { TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { changeHoliday, createHoliday, type holidayChoices, holidays } from '../../contract/holidays.ts'
import { holidayKinds } from '../../model/holiday-kinds.ts'
import { TouchedDays } from '../touched-days.tsx'
import { useWords, wordFor } from '../words.ts'

export type Holiday = DataOf<typeof holidays>[number]
export type Choices = DataOf<typeof holidayChoices>

type HolidayDialogProps = {
  /** Undefined for a new one. */
  readonly now: Holiday | undefined
  readonly choices: Choices
  readonly year: string
  readonly onClose: () => void
}

export function HolidayDialog({ now, choices, year, onClose }: HolidayDialogProps) {
  const t = useWords()
  const record = useRecordForm({
    now,
    add: createHoliday,
    change: changeHoliday,
    values: {
      date: now?.date ?? `${year}-01-01`,
      name: now?.name ?? '',
      name_local: now?.name_local ?? '',
      region: now?.region ?? '',
      kind: now?.kind ?? choices.kinds[0] ?? '',
      note: now?.note ?? '',
    },
    body: (values) => {
      const kind = holidayKinds.find((one) => one === values.kind)
      return kind && { ...values, kind }
    },
    refreshes: [holidays],
    after: onClose,
  })
  const { form } = record
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      title={now ? t('holidays.editTitle', { name: now.name }) : t('holidays.addTitle')}
    >
      <DateField label={t('holidays.date')} required data-autofocus {...form.getInputProps('date')} />
      <TextInput label={t('holidays.name')} required maxLength={255} {...form.getInputProps('name')} />
      <TextInput label={t('holidays.nameLocal')} maxLength={255} {...form.getInputProps('name_local')} />
      <ChoiceField
        label={t('holidays.kind')}
        data={choices.kinds.map((kind) => ({ value: kind, label: wordFor('kind', kind) }))}
        allowDeselect={false}
        required
        {...form.getInputProps('kind')}
      />
      {choices.regions.length > 0 && (
        <ChoiceField
          label={t('holidays.region')}
          placeholder={t('holidays.wholeCountry')}
          data={choices.regions.map((region) => ({ value: region, label: wordFor('region', region) }))}
          clearable
          searchable
          {...form.getInputProps('region')}
        />
      )}
      <TextInput label={t('holidays.note')} maxLength={255} {...form.getInputProps('note')} />
      <TouchedDays dates={[form.values.date, ...(now ? [now.date] : [])]} />
    </RecordDialog>
  )
}
