/** The fields of a claim, for whoever claims and for whoever enters one: by amount, in any currency, or by distance. */
import { Select, Stack, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { currencyCodes } from '#modules/company/model/public.ts'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'

export type ClaimValues = {
  readonly type_id: string
  readonly expense_date: string
  readonly amount: string
  readonly currency_code: string
  readonly exchange_rate: string
  readonly claimable_amount: string
  readonly total_mileage: string
  readonly from_place: string
  readonly to_place: string
  readonly tax_amount: string
  readonly supplier_tax_no: string
  readonly merchant: string
  readonly receipt_no: string
  readonly note: string
}
export const emptyClaim = (currency: string, today: string): ClaimValues => ({
  ...{ type_id: '', expense_date: today, amount: '', currency_code: currency, exchange_rate: '' },
  ...{ claimable_amount: '', total_mileage: '', from_place: '', to_place: '', tax_amount: '' },
  ...{ merchant: '', receipt_no: '', supplier_tax_no: '', note: '' },
})

type Type = { readonly id: string; readonly name: string; readonly is_unit_based: boolean; readonly category?: string }
type Code = (typeof currencyCodes)[number]

/** As the calls take it; undefined while something is still to be chosen. */
export function bodyOf(values: ClaimValues, type: Type | undefined, currency: string) {
  const { expense_date, amount, total_mileage, ...rest } = values
  if (!type || expense_date === '' || (type.is_unit_based ? total_mileage : amount) === '') return undefined
  const isForeign = !type.is_unit_based && rest.currency_code !== currency
  return {
    type_id: type.id,
    expense_date,
    amount: type.is_unit_based ? null : amount,
    total_mileage: type.is_unit_based ? total_mileage.trim() : null,
    currency_code: isForeign ? (rest.currency_code as Code) : null,
    exchange_rate: isForeign && rest.exchange_rate ? rest.exchange_rate.trim() : null,
    claimable_amount: rest.claimable_amount || null,
    from_place: type.is_unit_based ? rest.from_place || null : null,
    to_place: type.is_unit_based ? rest.to_place || null : null,
    tax_amount: rest.tax_amount || null,
    merchant: rest.merchant || null,
    receipt_no: rest.receipt_no || null,
    supplier_tax_no: rest.supplier_tax_no || null,
    note: rest.note || null,
  }
}

type Texts = Exclude<
  keyof ClaimValues,
  'type_id' | 'expense_date' | 'amount' | 'claimable_amount' | 'tax_amount' | 'currency_code' | 'note'
>

type ClaimFieldsProps = {
  readonly types: readonly Type[]
  readonly currency: string
  readonly today: string
  readonly values: ClaimValues
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (values: ClaimValues) => void
}

export function ClaimFields({ types, currency, today, values, errors, onChange }: ClaimFieldsProps) {
  const t = useWords()
  const type = types.find(({ id }) => id === values.type_id)
  const set = (changed: Partial<ClaimValues>) => onChange({ ...values, ...changed })
  const text = (name: Texts) => ({
    value: values[name],
    error: errors[name],
    maxLength: 255,
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  })
  const money = (name: 'amount' | 'claimable_amount' | 'tax_amount') => ({
    value: values[name],
    error: errors[name],
    onChange: (value: string) => set({ [name]: value }),
  })
  return (
    <Stack gap="md">
      <ChoiceField
        label={t('claims.type')}
        required
        searchable
        data={types.map(({ id, name, category }) => ({ value: id, label: category ? `${name} · ${category}` : name }))}
        value={values.type_id}
        error={errors.type_id}
        onChange={(type_id) => set({ type_id })}
      />
      <DateField
        label={t('claims.day')}
        required
        latest={today}
        value={values.expense_date}
        error={errors.expense_date}
        onChange={(expense_date) => set({ expense_date })}
      />
      {type?.is_unit_based ? (
        <>
          <TextInput label={t('claims.mileage')} required inputMode="decimal" {...text('total_mileage')} />
          <div className={classes.pair}>
            <TextInput label={t('claims.fromPlace')} {...text('from_place')} />
            <TextInput label={t('claims.toPlace')} {...text('to_place')} />
          </div>
        </>
      ) : (
        <>
          <div className={classes.pair}>
            <MoneyField label={t('claims.amount')} required currency={values.currency_code} {...money('amount')} />
            <Select
              label={t('claims.currency')}
              searchable
              allowDeselect={false}
              data={[...currencyCodes]}
              value={values.currency_code}
              error={errors.currency_code}
              onChange={(code) => set({ currency_code: code ?? currency })}
            />
          </div>
          {values.currency_code !== currency && (
            <TextInput
              label={t('claims.exchangeRate')}
              description={t('claims.exchangeRateHint', { from: values.currency_code, to: currency })}
              inputMode="decimal"
              {...text('exchange_rate')}
            />
          )}
          <div className={classes.pair}>
            <TextInput label={t('claims.merchant')} {...text('merchant')} />
            <TextInput label={t('claims.receiptNo')} {...text('receipt_no')} />
          </div>
          <div className={classes.pair}>
            <MoneyField label={t('claims.tax')} currency={values.currency_code} {...money('tax_amount')} />
            <TextInput label={t('claims.supplierNo')} {...text('supplier_tax_no')} />
          </div>
        </>
      )}
      <MoneyField
        label={t('claims.claimable')}
        description={t('claims.claimableHint')}
        currency={currency}
        {...money('claimable_amount')}
      />
      <Textarea
        label={t('claims.note')}
        value={values.note}
        error={errors.note}
        rows={2}
        autosize
        maxRows={6}
        maxLength={2000}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
    </Stack>
  )
}
