/** A price plan: how it is reckoned, and what it costs in each currency. */
import { Checkbox, Group, NumberInput, Textarea, TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Notice } from '#design/notice.tsx'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { addPlan, changePlan, plans } from '../../contract/plans.ts'
import { currencies } from '../../model/terms.ts'
import type { Plan } from '../shown.tsx'
import { useWords } from '../words.ts'
import { PriceFields, type PriceTyped, typedPrices, wantedPrices } from './price-fields.tsx'

type PlanDialogProps = { readonly now: Plan | undefined; readonly onClose: () => void }

export function PlanDialog({ now, onClose }: PlanDialogProps) {
  const t = useWords()
  const record = useRecordForm({
    now,
    add: addPlan,
    change: changePlan,
    values: {
      name: now?.name ?? '',
      name_zh: now?.name_zh ?? '',
      description_en: now?.description_en ?? '',
      description_zh: now?.description_zh ?? '',
      kind: (now?.kind ?? 'per_head') as string,
      period: (now?.period ?? 'month') as string,
      included_heads: (now?.included_heads ?? '') as number | string,
      headcount_limit: (now?.headcount_limit ?? '') as number | string,
      is_public: now?.is_public ?? false,
      prices: typedPrices(now?.prices ?? []),
    },
    body: ({ prices, kind, period, included_heads, headcount_limit, ...values }) => ({
      ...values,
      kind: kind === 'fixed' ? ('fixed' as const) : ('per_head' as const),
      period: period === 'year' ? ('year' as const) : ('month' as const),
      included_heads: kind === 'fixed' ? Number(included_heads || 0) : 0,
      headcount_limit: headcount_limit === '' ? null : Number(headcount_limit),
      prices: wantedPrices(prices, kind),
    }),
    errors: (errors) => ({
      ...errors,
      prices: errors.prices ?? Object.entries(errors).find(([field]) => field.startsWith('prices'))?.[1],
    }),
    refreshes: [plans],
    after: onClose,
  })
  const { form } = record
  const isFixed = form.values.kind === 'fixed'
  const setPrice = (currency: string, price: PriceTyped) =>
    form.setFieldValue('prices', { ...form.values.prices, [currency]: price })
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      size="lg"
      title={now ? t('billing.editTitle', { name: now.name }) : t('billing.addPlan')}
    >
      <Group grow align="flex-start">
        <TextInput label={t('billing.name')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
        <TextInput label={t('billing.nameZh')} maxLength={255} {...form.getInputProps('name_zh')} />
      </Group>
      <Group grow align="flex-start">
        <Textarea label={t('billing.descriptionEn')} autosize minRows={2} {...form.getInputProps('description_en')} />
        <Textarea label={t('billing.descriptionZh')} autosize minRows={2} {...form.getInputProps('description_zh')} />
      </Group>
      <Group grow align="flex-start">
        <ChoiceField
          label={t('billing.kind')}
          allowDeselect={false}
          data={[
            { value: 'per_head', label: t('billing.kind.per_head') },
            { value: 'fixed', label: t('billing.kind.fixed') },
          ]}
          {...form.getInputProps('kind')}
        />
        <ChoiceField
          label={t('billing.period')}
          allowDeselect={false}
          data={[
            { value: 'month', label: t('billing.period.month') },
            { value: 'year', label: t('billing.period.year') },
          ]}
          {...form.getInputProps('period')}
        />
      </Group>
      <Group grow align="flex-start">
        {isFixed && (
          <NumberInput
            label={t('billing.included')}
            min={0}
            allowDecimal={false}
            {...form.getInputProps('included_heads')}
          />
        )}
        <NumberInput
          label={t('billing.limit')}
          description={t('billing.limitHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={1}
          allowDecimal={false}
          {...form.getInputProps('headcount_limit')}
        />
      </Group>
      {currencies.map((currency) => (
        <PriceFields
          key={currency}
          currency={currency}
          isFixed={isFixed}
          price={form.values.prices[currency]}
          onChange={(price) => setPrice(currency, price)}
        />
      ))}
      {form.errors.prices && (
        <Notice tone="bad" role="alert">
          {form.errors.prices}
        </Notice>
      )}
      <Checkbox
        label={t('billing.isPublic')}
        description={t('billing.isPublicHint')}
        {...form.getInputProps('is_public', { type: 'checkbox' })}
      />
      {now && now.companies > 0 && <Notice tone="info">{t('billing.agreedStays')}</Notice>}
    </RecordDialog>
  )
}
