/** A type of claim: in which category, by amount or by distance, up to which limits, and what it asks for. */

import { SegmentedControl, Stack, Switch, TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { settings } from '#modules/company/contract/settings.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { categories } from '../../contract/categories.ts'
import { changeType, createType, types } from '../../contract/types.ts'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'
import type { ClaimType } from './claim-type.ts'

const LIMITS = ['limit_per_claim', 'limit_per_month', 'limit_per_year'] as const
type Limits = Readonly<Record<(typeof LIMITS)[number], string>>

type TypeDialogProps = { readonly now: ClaimType | undefined; readonly onClose: () => void }

export function TypeDialog({ now, onClose }: TypeDialogProps) {
  const t = useWords()
  const { currency_code, country } = useMe()
  const currency = currency_code ?? ''
  const usual = useCall(settings, {}).data
  const kept = useCall(categories, {}).data ?? []
  const record = useRecordForm({
    now,
    add: createType,
    change: changeType,
    values: {
      name: now?.name ?? '',
      claim_category_id: now?.claim_category_id ?? '',
      is_unit_based: now?.is_unit_based ?? false,
      unit_type: now?.unit_type ?? usual?.claim_unit_type ?? ('kilometres' as const),
      amount_per_unit: now?.amount_per_unit ?? usual?.claim_amount_per_unit ?? '',
      limit_per_claim: now?.limit_per_claim ?? '',
      limit_per_month: now?.limit_per_month ?? '',
      limit_per_year: now?.limit_per_year ?? '',
      require_receipt: now?.require_receipt ?? true,
      is_taxable: now?.is_taxable ?? false,
      is_active: now?.is_active ?? true,
      ledger_account: now?.ledger_account ?? '',
      tax_recoverable: now?.tax_recoverable ?? false,
      pay_item: now?.pay_item ?? ('reimbursement' as const),
      rate_from: '',
    },
    body: (values) => {
      const { unit_type, amount_per_unit, rate_from, ledger_account, ...rest } = values
      return {
        ...rest,
        ledger_account: ledger_account.trim() || null,
        ...(rest.is_unit_based && rate_from && { rate_from }),
        ...limitsOf(values),
        unit_type: rest.is_unit_based ? unit_type : null,
        amount_per_unit: rest.is_unit_based ? amount_per_unit || null : null,
      }
    },
    refreshes: [types],
    after: onClose,
    quiet: true,
  })
  const { form } = record
  const money = (name: 'amount_per_unit' | keyof Limits, label: string) => (
    <MoneyField label={label} currency={currency} {...form.getInputProps(name)} />
  )
  const toggle = (name: 'require_receipt' | 'is_taxable' | 'is_active' | 'tax_recoverable') => (
    <Switch
      label={t(`claims.${name}`)}
      description={t(`claims.${name}.hint`)}
      {...form.getInputProps(name, { type: 'checkbox' })}
    />
  )
  return (
    <Dialog opened onClose={onClose} title={now ? t('claims.editTitle', { name: now.name }) : t('claims.addType')}>
      <form onSubmit={record.send}>
        <Stack gap="sm">
          <TextInput label={t('claims.name')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
          <ChoiceField
            label={t('claims.category')}
            required
            searchable
            data={kept.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('claim_category_id')}
          />
          <SegmentedControl
            aria-label={t('claims.reckoned')}
            value={form.values.is_unit_based ? 'distance' : 'amount'}
            onChange={(chosen) => form.setFieldValue('is_unit_based', chosen === 'distance')}
            data={[
              { value: 'amount', label: t('claims.byAmount') },
              { value: 'distance', label: t('claims.byDistance') },
            ]}
          />
          {form.values.is_unit_based && (
            <div className={classes.pair}>
              <ChoiceField
                label={t('claims.unit')}
                allowDeselect={false}
                data={(['kilometres', 'miles'] as const).map((unit) => ({
                  value: unit,
                  label: t(`claims.unit.${unit}`),
                }))}
                {...form.getInputProps('unit_type')}
              />
              {money('amount_per_unit', t('claims.rate'))}
            </div>
          )}
          <div className={classes.pair}>
            {LIMITS.map((name) => (
              <div key={name}>{money(name, t(`claims.${name}`))}</div>
            ))}
          </div>
          {now && form.values.is_unit_based && form.values.amount_per_unit !== now.amount_per_unit && (
            <DateField
              label={t('claims.rateFrom')}
              description={t('claims.rateFromHint')}
              {...form.getInputProps('rate_from')}
            />
          )}
          <div className={classes.pair}>
            <TextInput label={t('claims.ledgerAccount')} maxLength={60} {...form.getInputProps('ledger_account')} />
            {country === 'MY' && (
              <ChoiceField
                label={t('claims.payItem')}
                allowDeselect={false}
                data={(['reimbursement', 'travel_allowance'] as const).map((value) => ({
                  value,
                  label: t(`claims.payItem.${value}`),
                }))}
                {...form.getInputProps('pay_item')}
              />
            )}
          </div>
          {toggle('require_receipt')}
          {toggle('tax_recoverable')}
          {toggle('is_taxable')}
          {toggle('is_active')}
        </Stack>
        <FormFoot working={record.working} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

const limitsOf = (values: Limits) =>
  Object.fromEntries(LIMITS.map((name) => [name, values[name] === '' ? null : values[name]])) as Record<
    keyof Limits,
    string | null
  >
