/** A thing with what is known of it: a new one, or a change of one there is. */
import { Autocomplete, Group, TextInput } from '@mantine/core'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { addEquipment, changeEquipment, equipment, oneEquipment } from '../contract/equipment.ts'
import type { EquipmentShown } from './shown.tsx'
import { useWords } from './words.ts'

type EquipmentDialogProps = {
  readonly now: EquipmentShown | undefined
  /** Categories that are there already, to choose among. */
  readonly known: readonly string[]
  readonly onClose: () => void
}

export function EquipmentDialog({ now, known, onClose }: EquipmentDialogProps) {
  const t = useWords()
  const { currency_code: currency } = useMe()
  const record = useRecordForm({
    now,
    add: addEquipment,
    change: changeEquipment,
    values: {
      ...{ asset_no: now?.asset_no ?? '', name: now?.name ?? '', category: now?.category ?? '' },
      ...{ serial_no: now?.serial_no ?? '', bought_on: now?.bought_on ?? '', price: now?.price ?? '' },
      ...{ warranty_until: now?.warranty_until ?? '', note: now?.note ?? '' },
    },
    body: ({ bought_on, price, warranty_until, ...values }) => ({
      ...values,
      ...{ bought_on: bought_on || null, price: price || null, warranty_until: warranty_until || null },
    }),
    refreshes: [equipment, oneEquipment],
    after: onClose,
  })
  const { form } = record
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      size="lg"
      title={now ? t('equipment.editTitle', { name: now.asset_no }) : t('equipment.addTitle')}
    >
      <Group grow align="flex-start">
        <TextInput
          label={t('equipment.field.asset_no')}
          required
          maxLength={60}
          data-autofocus
          {...form.getInputProps('asset_no')}
        />
        <TextInput label={t('equipment.field.name')} required maxLength={255} {...form.getInputProps('name')} />
      </Group>
      <Group grow align="flex-start">
        <Autocomplete
          label={t('equipment.field.category')}
          data={[...known]}
          maxLength={255}
          {...form.getInputProps('category')}
        />
        <TextInput label={t('equipment.field.serial_no')} maxLength={255} {...form.getInputProps('serial_no')} />
      </Group>
      <Group grow align="flex-start">
        <DateField label={t('equipment.field.bought_on')} {...form.getInputProps('bought_on')} />
        <MoneyField label={t('equipment.field.price')} currency={currency ?? ''} {...form.getInputProps('price')} />
        <DateField label={t('equipment.field.warranty_until')} {...form.getInputProps('warranty_until')} />
      </Group>
      <TextInput label={t('equipment.field.note')} maxLength={255} {...form.getInputProps('note')} />
    </RecordDialog>
  )
}
