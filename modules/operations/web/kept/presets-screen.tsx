/** What companies to come begin with, beside the holidays and leave types of their country. */
import { Checkbox, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { addPreset, changePreset, presetKinds, presets, removePreset } from '../../contract/kept.ts'
import { useWords } from '../words.ts'
import { CountryChoice, countryOf } from './country-choice.tsx'
import { KeptScreen } from './kept-screen.tsx'

type Preset = DataOf<typeof presets>[number]

export function PresetsScreen() {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(presets, {})
  const remove = useAct(removePreset, { refreshes: [presets] })
  const columns = useMemo((): readonly Column<Preset>[] => {
    const what = ({ date, days, is_paid }: Preset) =>
      date
        ? dayText(date, language)
        : days
          ? t(is_paid ? 'operations.paidDays' : 'operations.unpaidDays', { days: days.replace(/\.0$/, '') })
          : ''
    return [
      { id: 'name', header: t('operations.name'), always: true, phone: true, text: ({ name }) => name },
      { id: 'zh', header: t('operations.nameZh'), width: 150, goes: 2, text: ({ name_zh }) => name_zh },
      {
        id: 'country',
        header: t('operations.country'),
        width: 120,
        phone: true,
        text: (row) => t(`operations.${row.country}`),
      },
      { id: 'what', header: t('operations.content'), width: 180, goes: 1, text: what },
      {
        id: 'state',
        header: t('operations.state'),
        width: 110,
        goes: 3,
        text: ({ is_active }) => t(is_active ? 'operations.active' : 'operations.presetOff'),
      },
    ]
  }, [t, language])
  return (
    <KeptScreen
      id="presets"
      title={t('operations.presets')}
      reading={reading}
      columns={columns}
      tabs={presetKinds.map((one) => ({
        id: one,
        label: t(`operations.preset.${one}`),
        // Opens on a kind of which there is one.
        opens: reading.data?.some(({ kind }) => kind === one) ?? false,
        matches: ({ kind }: Preset) => kind === one,
      }))}
      nameOf={({ name }) => name}
      badge={({ is_active }) => (
        <StatusBadge tone={is_active ? 'good' : 'plain'}>
          {t(is_active ? 'operations.active' : 'operations.presetOff')}
        </StatusBadge>
      )}
      facts={(row) => [
        [t('operations.kindOf'), t(`operations.preset.${row.kind}`)],
        [t('operations.country'), t(`operations.${row.country}`)],
        [t('operations.nameZh'), row.name_zh],
        ...(row.date ? [[t('operations.date'), dayText(row.date, language)] as const] : []),
        ...(row.days ? [[t('operations.daysAYear'), row.days.replace(/\.0$/, '')] as const] : []),
        [t('operations.whom'), t('operations.presetHint')],
      ]}
      add={t('operations.addPreset')}
      none={t('operations.noPresets')}
      noneHint={t('operations.noPresetsHint')}
      removeHint={t('operations.removePresetHint')}
      remove={{
        isPending: remove.isPending,
        mutate: (id, after) => remove.mutate({ params: { id } }, { onSuccess: after }),
      }}
      dialog={(now, onClose) => <PresetDialog now={now} onClose={onClose} />}
    />
  )
}

function PresetDialog({ now, onClose }: { readonly now: Preset | undefined; readonly onClose: () => void }) {
  const t = useWords()
  const record = useRecordForm({
    now,
    add: addPreset,
    change: changePreset,
    values: {
      country: (now?.country ?? 'MY') as string,
      kind: (now?.kind ?? 'holiday') as string,
      name: now?.name ?? '',
      name_zh: now?.name_zh ?? '',
      date: now?.date ?? '',
      days: now?.days?.replace(/\.0$/, '') ?? '',
      is_paid: now?.is_paid ?? true,
      is_active: now?.is_active ?? true,
    },
    body: ({ country, kind, date, days, ...values }) => ({
      ...values,
      country: countryOf(country) ?? 'MY',
      kind: presetKinds.find((one) => one === kind) ?? 'holiday',
      date: date || null,
      days: days || null,
    }),
    refreshes: [presets],
    after: onClose,
  })
  const { form } = record
  const { kind, country } = form.values
  const zones =
    country === 'MY' ? ['Asia/Kuala_Lumpur', 'Asia/Kuching'] : country === 'TW' ? ['Asia/Taipei'] : ['Asia/Manila']
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      title={now ? t('operations.editTitle', { name: now.name }) : t('operations.addPreset')}
    >
      <CountryChoice required {...form.getInputProps('country')} />
      <ChoiceField
        label={t('operations.kindOf')}
        allowDeselect={false}
        data={presetKinds.map((value) => ({ value, label: t(`operations.preset.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      {kind === 'timezone' ? (
        <ChoiceField label={t('operations.preset.timezone')} required data={zones} {...form.getInputProps('name')} />
      ) : (
        <>
          <TextInput label={t('operations.name')} required maxLength={255} {...form.getInputProps('name')} />
          <TextInput label={t('operations.nameZh')} maxLength={255} {...form.getInputProps('name_zh')} />
        </>
      )}
      {kind === 'holiday' && <DateField label={t('operations.date')} required {...form.getInputProps('date')} />}
      {kind === 'leave_type' && (
        <>
          <TextInput label={t('operations.daysAYear')} required inputMode="decimal" {...form.getInputProps('days')} />
          <Checkbox label={t('operations.isPaid')} {...form.getInputProps('is_paid', { type: 'checkbox' })} />
        </>
      )}
      <Checkbox label={t('operations.presetOn')} {...form.getInputProps('is_active', { type: 'checkbox' })} />
    </RecordDialog>
  )
}
