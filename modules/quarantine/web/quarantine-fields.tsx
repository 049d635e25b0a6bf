/** The fields of a quarantine, for whoever tells of their own and for whoever enters it for others. */
import { Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { type Cause, causes } from '../model/days.ts'
import { useWords } from './words.ts'

export type QuarantineValues = {
  readonly from: string
  readonly to: string
  readonly cause: Cause | ''
  readonly order_number: string
  readonly works_from_home: boolean
  readonly reason: string
}
export const emptyQuarantine: QuarantineValues = {
  ...{ from: '', to: '', cause: '', order_number: '', works_from_home: false, reason: '' },
}

/** As the calls take it; undefined while something is still to be chosen. */
export function bodyOf({ from, to, cause, order_number, works_from_home }: QuarantineValues) {
  if (from === '' || to === '' || cause === '') return undefined
  const number = order_number.trim()
  return { from, to, cause, works_from_home, ...(number && { order_number: number }) }
}

type FieldsProps = {
  readonly values: QuarantineValues
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (values: QuarantineValues) => void
}

export function QuarantineFields({ values, errors, onChange }: FieldsProps) {
  const t = useWords()
  const set = (changed: Partial<QuarantineValues>) => onChange({ ...values, ...changed })
  return (
    <Stack gap="md">
      <ChoiceField
        label={t('quarantine.cause')}
        required
        data={causes.map((value) => ({ value, label: t(`quarantine.cause.${value}`) }))}
        value={values.cause}
        error={errors.cause}
        onChange={(chosen) => set({ cause: causes.find((cause) => cause === chosen) ?? '' })}
      />
      <Group grow align="start">
        <DateField
          label={t('quarantine.from')}
          required
          value={values.from}
          error={errors.from}
          onChange={(from) => set({ from })}
        />
        <DateField
          label={t('quarantine.to')}
          required
          value={values.to}
          earliest={values.from}
          error={errors.to}
          onChange={(to) => set({ to })}
        />
      </Group>
      {values.cause === 'order' && (
        <TextInput
          label={t('quarantine.orderNumber')}
          value={values.order_number}
          error={errors.order_number}
          maxLength={255}
          onChange={(event) => set({ order_number: event.currentTarget.value })}
        />
      )}
      <Checkbox
        label={t('quarantine.worksFromHome')}
        description={t('quarantine.worksFromHomeHint')}
        checked={values.works_from_home}
        onChange={(event) => set({ works_from_home: event.currentTarget.checked })}
      />
      <Textarea
        label={t('quarantine.note')}
        description={t('quarantine.noteHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={values.reason}
        error={errors.reason}
        rows={2}
        autosize
        maxRows={6}
        maxLength={2000}
        onChange={(event) => set({ reason: event.currentTarget.value })}
      />
    </Stack>
  )
}
