/** A kind of standby: its hours, what it is paid, and what loses it. */

import { NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import { mayEnter } from '#access/enter.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { dayTypesOf } from '#modules/holidays/model/public.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { showPlan } from '../contract/schedule.ts'
import { changeStandby, createStandby, standbyEarnings, standbys } from '../contract/standbys.ts'
import { allowanceTypes, forfeitUnits } from '../model/pay.ts'
import type { Standby } from './kinds.tsx'
import { useWords } from './words.ts'

type KindDialogProps = { readonly now: Standby | undefined; readonly onClose: () => void }

export function KindDialog({ now, onClose }: KindDialogProps) {
  const t = useWords()
  const { currency_code: currency, country } = useMe()
  const amounts = mayEnter(useSession(), 'standby.amounts')
  const earnings = useCall(standbyEarnings, {}, { enabled: amounts }).data ?? []
  const types = country ? dayTypesOf(country) : []
  const record = useRecordForm({
    now,
    add: createStandby,
    change: changeStandby,
    values: {
      name: now?.name ?? '',
      short_name: now?.short_name ?? '',
      start_time: now?.start_time ?? '18:00',
      end_time: now?.end_time ?? '08:00',
      allowance_type: now?.allowance_type ?? ('fixed' as const),
      allowance_amount: now?.allowance_amount ?? '',
      rates: Object.fromEntries(types.map((type) => [type, now?.day_type_rates?.[type] ?? ''])),
      earning_category: now?.earning_category ?? '',
      forfeit_unit: now?.forfeit_unit ?? ('none' as const),
      forfeit_value: Number(now?.forfeit_value ?? 0),
    },
    body: ({ allowance_amount, rates, earning_category, forfeit_value, ...values }) => {
      const given = Object.entries(rates).filter(([, amount]) => amount !== '')
      return {
        ...values,
        forfeit_value: values.forfeit_unit === 'none' ? 0 : forfeit_value,
        ...(amounts && {
          allowance_amount: allowance_amount || null,
          day_type_rates: Object.fromEntries(given),
          earning_category: earning_category || null,
        }),
      }
    },
    refreshes: [standbys, showPlan],
    after: onClose,
  })
  const { form } = record
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      size="lg"
      title={now ? t('standby.editTitle', { name: now.name }) : t('standby.addTitle')}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t('standby.name')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
        <TextInput
          label={t('standby.shortName')}
          description={t('standby.shortNameHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          {...form.getInputProps('short_name')}
        />
        <TextInput type="time" label={t('standby.start')} required {...form.getInputProps('start_time')} />
        <TextInput
          type="time"
          label={t('standby.end')}
          description={t('standby.endHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          {...form.getInputProps('end_time')}
        />
        <ChoiceField
          label={t('standby.paid')}
          allowDeselect={false}
          data={allowanceTypes.map((value) => ({ value, label: t(`standby.type.${value}`) }))}
          {...form.getInputProps('allowance_type')}
        />
        {amounts && (
          <MoneyField
            label={t('standby.amount')}
            currency={currency ?? ''}
            {...form.getInputProps('allowance_amount')}
          />
        )}
        {amounts && (
          <ChoiceField
            label={t('standby.paidAs')}
            placeholder={earnings.find((one) => one.is_usual)?.name ?? ''}
            clearable
            searchable
            data={earnings.map(({ code, name }) => ({ value: code, label: name }))}
            {...form.getInputProps('earning_category')}
          />
        )}
      </SimpleGrid>
      {amounts && (
        <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
          <legend>{t('standby.byDay')}</legend>
          <SimpleGrid cols={{ base: 1, xs: 2 }} mt={6}>
            {types.map((type) => (
              <MoneyField
                key={type}
                label={t(`standby.day.${type}` as 'standby.day.public_holiday')}
                currency={currency ?? ''}
                {...form.getInputProps(`rates.${type}`)}
              />
            ))}
          </SimpleGrid>
        </fieldset>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <ChoiceField
          label={t('standby.forfeit')}
          allowDeselect={false}
          data={forfeitUnits.map((value) => ({ value, label: t(`standby.forfeit.${value}`) }))}
          {...form.getInputProps('forfeit_unit')}
        />
        {form.values.forfeit_unit !== 'none' && (
          <NumberInput
            label={t('standby.forfeitValue')}
            min={0}
            max={form.values.forfeit_unit === 'days' ? 1 : 8}
            step={0.5}
            {...form.getInputProps('forfeit_value')}
          />
        )}
      </SimpleGrid>
    </RecordDialog>
  )
}
