/** The fields of a claim, for whoever claims and for whoever enters one: by amount, in any currency, or by distance. */
import { Select, Stack, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { currencyCodes } from '#modules/company/model/public.ts'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'
import { BearerFields, type Choices } from './bearer-fields.tsx'
import type { ClaimType, ClaimValues } from './claim-values.ts'

type TextName =
  | 'from_place'
  | 'to_place'
  | 'merchant'
  | 'supplier_tax_no'
  | 'receipt_no'
  | 'total_mileage'
  | 'exchange_rate'
type ClaimFieldsProps = {
  readonly types: readonly ClaimType[]
  /** What it may be charged to; not there yet, or without a connection, nothing is offered. */
  readonly choices: Choices | undefined
  readonly currency: string
  readonly today: string
  readonly values: ClaimValues
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (values: ClaimValues) => void
}

export function ClaimFields({ types, choices, currency, today, values, errors, onChange }: ClaimFieldsProps) {
  const t = useWords()
  const type = types.find(({ id }) => id === values.type_id)
  const set = (changed: Partial<ClaimValues>) => onChange({ ...values, ...changed })
  const text = (name: TextName) => ({
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
      {choices && <BearerFields choices={choices} values={values} errors={errors} onChange={onChange} />}
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
