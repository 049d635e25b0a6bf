/** A course: a new one, or a change of one there is. */

import { NumberInput, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { ChoicesField } from '#design/fields/choices-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { addCourse, changeCourse, courses } from '../contract/courses.ts'
import { matrix } from '../contract/records.ts'
import { sessions } from '../contract/sessions.ts'
import { modes } from '../model/session.ts'
import type { CourseShown } from './course-shown.ts'
import { useUnits } from './units.ts'
import { useWords } from './words.ts'

type CourseDialogProps = { readonly now: CourseShown | undefined; readonly onClose: () => void }
type Count = number | ''

export function CourseDialog({ now, onClose }: CourseDialogProps) {
  const t = useWords()
  const { currency_code: currency, country } = useMe()
  const units = useUnits()
  const record = useRecordForm({
    now,
    add: addCourse,
    change: changeCourse,
    values: valuesOf(now),
    body: bodyOf,
    errors: ({ 'mandatory_for.department_ids': ofUnits, ...errors }) => ({
      ...errors,
      ...(ofUnits && { department_ids: ofUnits }),
    }),
    refreshes: [courses, sessions, matrix],
    after: onClose,
  })
  const { form } = record
  const months = { min: 1, max: 240, allowDecimal: false } as const
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      size="lg"
      title={now ? t('training.editTitle', { name: now.name }) : t('training.addCourse')}
    >
      <TextInput label={t('training.name')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <ChoiceField
          label={t('training.mode')}
          required
          allowDeselect={false}
          data={modes.map((mode) => ({ value: mode, label: t(`training.mode.${mode}`) }))}
          {...form.getInputProps('mode')}
        />
        <TextInput label={t('training.category')} maxLength={255} {...form.getInputProps('category')} />
        <TextInput label={t('training.provider')} maxLength={255} {...form.getInputProps('provider')} />
        <NumberInput label={t('training.hours')} min={0} max={9999} step={0.5} {...form.getInputProps('hours')} />
        <MoneyField
          label={t('training.costPerSeat')}
          currency={currency ?? ''}
          {...form.getInputProps('cost_per_seat')}
        />
        <NumberInput
          label={t('training.certificateMonths')}
          description={t('training.certificateMonthsHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...months}
          {...form.getInputProps('certificate_months')}
        />
      </SimpleGrid>
      <Switch label={t('training.mandatoryOn')} {...form.getInputProps('mandatory', { type: 'checkbox' })} />
      {form.values.mandatory && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <ChoicesField
              label={t('training.departments')}
              placeholder={form.values.department_ids.length === 0 ? t('training.any') : undefined}
              data={units.departments}
              clearable
              {...form.getInputProps('department_ids')}
            />
            <ChoicesField
              label={t('training.positions')}
              placeholder={form.values.position_ids.length === 0 ? t('training.any') : undefined}
              data={units.positions}
              clearable
              {...form.getInputProps('position_ids')}
            />
          </SimpleGrid>
          <NumberInput
            label={t('training.repeat')}
            description={t('training.repeatHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...months}
            {...form.getInputProps('repeat_months')}
          />
        </>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <MoneyField label={t('training.bondAmount')} currency={currency ?? ''} {...form.getInputProps('bond_amount')} />
        <NumberInput label={t('training.bondMonths')} {...months} {...form.getInputProps('bond_months')} />
      </SimpleGrid>
      <p className="muted" style={{ margin: 0 }}>
        {t('training.bondHint')}
      </p>
      {country === 'MY' && (
        <Switch
          label={t('training.hrdClaimable')}
          description={t('training.hrdHint')}
          {...form.getInputProps('hrd_claimable', { type: 'checkbox' })}
        />
      )}
    </RecordDialog>
  )
}

const valuesOf = (now: CourseShown | undefined) => ({
  name: now?.name ?? '',
  mode: now?.mode ?? ('classroom' as const),
  category: now?.category ?? '',
  provider: now?.provider ?? '',
  hours: (now?.hours ?? '') as Count,
  cost_per_seat: now?.cost_per_seat ?? '',
  mandatory: (now?.mandatory_for ?? null) !== null,
  department_ids: now?.mandatory_for?.department_ids ?? [],
  position_ids: now?.mandatory_for?.position_ids ?? [],
  repeat_months: (now?.repeat_months ?? '') as Count,
  certificate_months: (now?.certificate_months ?? '') as Count,
  bond_amount: now?.bond_amount ?? '',
  bond_months: (now?.bond_months ?? '') as Count,
  hrd_claimable: now?.hrd_claimable ?? false,
})

function bodyOf({ mandatory, department_ids, position_ids, ...values }: ReturnType<typeof valuesOf>) {
  const orNone = (count: Count) => (count === '' ? null : count)
  return {
    name: values.name,
    mode: values.mode,
    category: values.category || null,
    provider: values.provider || null,
    hours: values.hours === '' ? 0 : values.hours,
    cost_per_seat: values.cost_per_seat || '0.00',
    mandatory_for: mandatory ? { department_ids, position_ids } : null,
    repeat_months: mandatory ? orNone(values.repeat_months) : null,
    certificate_months: orNone(values.certificate_months),
    bond_amount: values.bond_amount || null,
    bond_months: orNone(values.bond_months),
    hrd_claimable: values.hrd_claimable,
  }
}
