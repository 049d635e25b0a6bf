/** A shift: its name, hours and break, for whom, how many are needed, and what is paid beside. */

import { ColorInput, Group, NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import { mayEnter } from '#access/enter.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { ChoicesField } from '#design/fields/choices-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { dayTypesOf } from '#modules/holidays/model/public.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayName } from '#platform/words/week-days.ts'
import { departmentAccess, showRoster } from '../../contract/roster.ts'
import { changeShift, createShift, shiftEarnings, shifts } from '../../contract/shifts.ts'
import { useWords } from '../words.ts'

export type Shift = DataOf<typeof shifts>[number]
type ShiftDialogProps = { readonly now: Shift | undefined; readonly onClose: () => void }

/** Any Monday and the days after it, to name weekdays by. */
const WEEK = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08', '2026-01-09', '2026-01-10', '2026-01-11']
const COLOURS = ['#228be6', '#12b886', '#fab005', '#fd7e14', '#fa5252', '#be4bdb', '#7950f2', '#868e96']
const TYPES = ['fixed', 'per_day', 'per_hour'] as const
const UNITS = ['none', 'hours', 'days'] as const

export function ShiftDialog({ now, onClose }: ShiftDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const { currency_code: currency, country } = useMe()
  const amounts = mayEnter(useSession(), 'schedule.amounts')
  const units = useCall(departmentAccess, {}).data ?? []
  const earnings = useCall(shiftEarnings, {}, { enabled: amounts }).data ?? []
  const types = country ? dayTypesOf(country) : []
  const record = useRecordForm({
    now,
    add: createShift,
    change: changeShift,
    values: {
      name: now?.name ?? '',
      short_name: now?.short_name ?? '',
      start_time: now?.start_time ?? '09:00',
      end_time: now?.end_time ?? '18:00',
      break_minutes: now?.break_minutes ?? 60,
      break_start: now?.break_start ?? '',
      colour: now?.colour ?? '',
      department_ids: now?.department_ids ?? [],
      needed: now?.needed ?? [0, 0, 0, 0, 0, 0, 0],
      allowance_type: now?.allowance_type ?? '',
      allowance_amount: now?.allowance_amount ?? '',
      rates: Object.fromEntries(types.map((type) => [type, now?.day_type_rates?.[type] ?? ''])),
      earning_category: now?.earning_category ?? '',
      forfeit_unit: now?.forfeit_unit ?? 'none',
      forfeit_value: Number(now?.forfeit_value ?? 0),
    },
    body: ({ allowance_amount, rates, earning_category, ...values }) => {
      const type = TYPES.find((one) => one === values.allowance_type) ?? null
      return {
        ...values,
        break_start: values.break_start || null,
        colour: values.colour || null,
        allowance_type: type,
        forfeit_unit: UNITS.find((one) => one === values.forfeit_unit) ?? 'none',
        forfeit_value: values.forfeit_unit === 'none' ? 0 : values.forfeit_value,
        ...(amounts && {
          earning_category: earning_category || null,
          allowance_amount: type === null ? null : allowance_amount || null,
          day_type_rates: Object.fromEntries(
            type === null ? [] : Object.entries(rates).filter(([, amount]) => amount !== ''),
          ),
        }),
      }
    },
    refreshes: [shifts, showRoster],
    after: onClose,
  })
  const { form } = record
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      size="lg"
      title={now ? t('shifts.editTitle', { name: now.name }) : t('shifts.addTitle')}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t('shifts.name')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
        <TextInput
          label={t('shifts.shortName')}
          description={t('shifts.shortNameHint')}
          required
          {...form.getInputProps('short_name')}
        />
        <TextInput type="time" label={t('shifts.start')} required {...form.getInputProps('start_time')} />
        <TextInput type="time" label={t('shifts.end')} required {...form.getInputProps('end_time')} />
        <NumberInput label={t('shifts.breakMinutes')} min={0} max={720} {...form.getInputProps('break_minutes')} />
        <TextInput
          type="time"
          label={t('shifts.breakStart')}
          description={t('shifts.breakStartHint')}
          {...form.getInputProps('break_start')}
        />
        <ChoicesField
          label={t('shifts.departments')}
          description={t('shifts.departmentsHint')}
          data={units.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('department_ids')}
        />
        <ColorInput
          withEyeDropper={false}
          label={t('shifts.colour')}
          format="hex"
          swatches={COLOURS}
          {...form.getInputProps('colour')}
        />
      </SimpleGrid>
      <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
        <legend>{t('shifts.neededByDay')}</legend>
        <Group gap={6} mt={6}>
          {WEEK.map((day, at) => (
            <NumberInput
              key={day}
              w={64}
              min={0}
              max={9999}
              hideControls
              label={weekDayName(day, language)}
              {...form.getInputProps(`needed.${at}`)}
            />
          ))}
        </Group>
      </fieldset>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <ChoiceField
          label={t('shifts.allowance')}
          clearable
          data={TYPES.map((value) => ({ value, label: t(`shifts.allowance.${value}`) }))}
          {...form.getInputProps('allowance_type')}
        />
        {amounts && form.values.allowance_type !== '' && (
          <MoneyField
            label={t('shifts.amount')}
            currency={currency ?? ''}
            {...form.getInputProps('allowance_amount')}
          />
        )}
        {amounts && form.values.allowance_type !== '' && (
          <ChoiceField
            label={t('shifts.paidAs')}
            placeholder={earnings.find((one) => one.is_usual)?.name ?? ''}
            clearable
            searchable
            data={earnings.map(({ code, name }) => ({ value: code, label: name }))}
            {...form.getInputProps('earning_category')}
          />
        )}
      </SimpleGrid>
      {amounts && form.values.allowance_type !== '' && (
        <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
          <legend>{t('shifts.byDay')}</legend>
          <SimpleGrid cols={{ base: 1, xs: 2 }} mt={6}>
            {types.map((type) => (
              <MoneyField
                key={type}
                label={t(`shifts.day.${type}` as 'shifts.day.public_holiday')}
                currency={currency ?? ''}
                {...form.getInputProps(`rates.${type}`)}
              />
            ))}
          </SimpleGrid>
        </fieldset>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <ChoiceField
          label={t('shifts.forfeit')}
          allowDeselect={false}
          data={UNITS.map((value) => ({ value, label: t(`shifts.forfeit.${value}`) }))}
          {...form.getInputProps('forfeit_unit')}
        />
        {form.values.forfeit_unit !== 'none' && (
          <NumberInput
            label={t('shifts.forfeitValue')}
            min={0}
            max={8}
            step={0.5}
            {...form.getInputProps('forfeit_value')}
          />
        )}
      </SimpleGrid>
    </RecordDialog>
  )
}
