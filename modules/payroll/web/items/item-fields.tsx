/** The fields of an item: person, what it is, how much, a note. Shared by the month's items and the recurring ones. */
import { Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { months } from '../../contract/run.ts'
import classes from '../run/run.module.css'
import { useWords } from '../words.ts'

type ItemValues = {
  employee_id: string
  type: string
  amount: string
  note: string
  from: string
  to: string
}
export const noItem: ItemValues = { employee_id: '', type: '', amount: '', note: '', from: '', to: '' }

type ItemFieldsProps = {
  readonly form: UseFormReturnType<ItemValues>
  readonly currency: string
  readonly fixedPerson?: string
  /** Where an item can be only one thing. */
  readonly fixedType?: string
}

export function ItemFields({ form, currency, fixedPerson, fixedType }: ItemFieldsProps) {
  const t = useWords()
  const types = useCall(months, {}).data?.item_types ?? []
  const chosen = types.find(({ type }) => type === form.values.type)
  return (
    <div className={classes.grid}>
      {fixedPerson ? (
        <TextInput label={t('payroll.employee')} value={fixedPerson} readOnly />
      ) : (
        <EmployeePicker label={t('payroll.employee')} required {...form.getInputProps('employee_id')} />
      )}
      {fixedType ? (
        <TextInput label={t('payroll.item')} value={fixedType} readOnly error={form.errors.type} />
      ) : (
        <ChoiceField
          label={t('payroll.item')}
          required
          searchable
          data={types.map(({ type, label }) => ({ value: type, label }))}
          {...form.getInputProps('type')}
        />
      )}
      <MoneyField
        label={t('payroll.amount')}
        required
        currency={chosen?.unit === 'days' ? t('payroll.days') : currency}
        {...form.getInputProps('amount')}
      />
      <TextInput label={t('payroll.note')} maxLength={255} {...form.getInputProps('note')} />
      {chosen?.open && <Text c="dimmed">{t('payroll.openTreatment')}</Text>}
    </div>
  )
}
