/** One rate: where it holds, for whom, since when, and what is taken off for meals that are given. */

import { SimpleGrid, TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { CountryField } from '#design/fields/country-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { plainDateOf } from '#kernel/plain-date.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { addPerDiem, changePerDiem, perDiemGroups, perDiems } from '../contract/per-diems.ts'
import type { PerDiemRate } from './per-diem-rate.ts'
import { useWords } from './words.ts'

type PerDiemDialogProps = { readonly now: PerDiemRate | undefined; readonly onClose: () => void }

export function PerDiemDialog({ now, onClose }: PerDiemDialogProps) {
  const t = useWords()
  const { today, currency_code, country } = useMe()
  const groups = useCall(perDiemGroups, {}).data ?? []
  const record = useRecordForm({
    now,
    add: addPerDiem,
    change: changePerDiem,
    values: {
      place: now?.place ?? '',
      country_code: now?.country_code ?? '',
      claim_group_id: now?.claim_group_id ?? '',
      currency_code: now?.currency_code ?? currency_code ?? '',
      full_day: now?.full_day ?? '',
      breakfast: now?.breakfast ?? '0.00',
      lunch: now?.lunch ?? '0.00',
      dinner: now?.dinner ?? '0.00',
      free_per_day: now?.free_per_day ?? '',
      effective_from: now?.effective_from ?? `${today.slice(0, 4)}-01-01`,
    },
    body: (values) => ({
      ...values,
      place: values.place.trim() || null,
      country_code: values.country_code || null,
      claim_group_id: values.claim_group_id || null,
      free_per_day: values.free_per_day || null,
      breakfast: values.breakfast || '0.00',
      lunch: values.lunch || '0.00',
      dinner: values.dinner || '0.00',
      effective_from: plainDateOf(values.effective_from),
    }),
    refreshes: [perDiems],
    after: onClose,
  })
  const { form } = record
  const currency = form.values.currency_code
  const money = (field: 'full_day' | 'breakfast' | 'lunch' | 'dinner' | 'free_per_day') => ({
    currency,
    ...form.getInputProps(field),
  })
  return (
    <RecordDialog record={record} onClose={onClose} size="lg" title={t(now ? 'travel.editRate' : 'travel.addRate')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('travel.place')}
          description={t('travel.placeHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={255}
          data-autofocus
          {...form.getInputProps('place')}
        />
        <CountryField label={t('travel.country')} {...form.getInputProps('country_code')} />
        <ChoiceField
          label={t('travel.group')}
          placeholder={t('travel.everybody')}
          clearable
          data={groups.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('claim_group_id')}
        />
        <DateField label={t('travel.since')} required {...form.getInputProps('effective_from')} />
        <TextInput label={t('travel.currency')} required maxLength={3} {...form.getInputProps('currency_code')} />
        <MoneyField label={t('travel.fullDay')} required {...money('full_day')} />
        <MoneyField label={t('travel.meal.breakfast')} {...money('breakfast')} />
        <MoneyField label={t('travel.meal.lunch')} {...money('lunch')} />
        <MoneyField label={t('travel.meal.dinner')} {...money('dinner')} />
        {country === 'TW' && (
          <MoneyField
            label={t('travel.free')}
            description={t('travel.freeHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...money('free_per_day')}
          />
        )}
      </SimpleGrid>
    </RecordDialog>
  )
}
