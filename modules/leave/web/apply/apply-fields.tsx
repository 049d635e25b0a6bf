/** What is asked for: type, days, part of a day or hours, and what the type asks for beside it. */
import { SimpleGrid, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { HalfHoursField } from '#design/fields/half-hours-field.tsx'
import { useWords } from '../words.ts'
import type { Asking, LeaveType } from './asking.ts'
import { ProofField } from './proof-field.tsx'

type ApplyFieldsProps = {
  readonly form: UseFormReturnType<Asking>
  readonly types: readonly LeaveType[]
  readonly type: LeaveType | undefined
  /** What the preview says is wrong, by field. */
  readonly told: Readonly<Record<string, readonly string[]>>
}

export function ApplyFields({ form, types, type, told }: ApplyFieldsProps) {
  const t = useWords()
  const { from, to } = form.values
  const isOneDay = to === '' || to === from
  const field = (name: keyof Asking) => ({
    ...form.getInputProps(name),
    error: form.errors[name] ?? told[name]?.[0],
  })
  return (
    <>
      <ChoiceField
        label={t('leave.type')}
        required
        searchable
        {...field('type_id')}
        data={types.filter(({ active }) => active).map(({ id, label }) => ({ value: id, label }))}
      />
      <SimpleGrid cols={2} spacing="sm">
        <DateField label={t('leave.firstDay')} required {...field('from')} />
        <DateField label={t('leave.lastDay')} earliest={from || undefined} {...field('to')} />
        <PartField
          labels={type?.part_labels}
          label={isOneDay ? t('leave.part') : t('leave.startsWith')}
          at={isOneDay ? 'only' : 'first'}
          {...field('from_part')}
        />
        {!isOneDay && (
          <PartField labels={type?.part_labels} label={t('leave.endsWith')} at="last" {...field('to_part')} />
        )}
        {type?.unit === 'hour' && isOneDay && (
          <>
            <HalfHoursField label={t('leave.hoursField')} {...field('hours')} />
            <TextInput type="time" step={1800} label={t('leave.startTime')} {...field('start_time')} />
          </>
        )}
        {type?.granted === 'event' && <DateField label={t('leave.eventDate')} {...field('event_date')} />}
        {type && type.variants.length > 0 && (
          <ChoiceField
            label={t('leave.variant')}
            {...field('variant')}
            data={type.variants.map(({ name, label }) => ({ value: name, label }))}
          />
        )}
      </SimpleGrid>
      <Textarea
        label={t('leave.reason')}
        required={type?.reason_needed ?? false}
        rows={2}
        maxLength={2000}
        {...field('reason')}
      />
      <ProofField
        value={form.values.attachments}
        onChange={(all) => form.setFieldValue('attachments', all)}
        from={type?.attachment_from ?? null}
        unit={type?.unit ?? 'day'}
        error={form.errors.attachment_ids ?? told.attachment_ids?.[0]}
      />
    </>
  )
}

type PartFieldProps = Omit<Parameters<typeof ChoiceField>[0], 'data'> & {
  readonly at: 'only' | 'first' | 'last'
  /** In the company's wording. */
  readonly labels: LeaveType['part_labels'] | undefined
}
const parts = {
  only: ['full', 'morning', 'afternoon'],
  first: ['full', 'afternoon'],
  last: ['full', 'morning'],
} as const

/** Leave of several days begins in the morning or at noon, and ends at noon or in the evening. */
function PartField({ at, labels, ...rest }: PartFieldProps) {
  const t = useWords()
  return (
    <ChoiceField
      {...rest}
      allowDeselect={false}
      data={parts[at].map((value) => ({
        value,
        label: value === 'full' ? t('leave.wholeDay') : (labels?.[value] ?? t(`leave.half.${value}`)),
      }))}
    />
  )
}
