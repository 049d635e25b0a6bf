/** An item of the catalogue: what it costs, how many there are, and how its value counts for pay. */
import { NumberInput, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { addItem, changeItem, items } from '../contract/catalog.ts'
import type { ItemShown } from './shown.ts'
import { useWays } from './use-ways.ts'
import { useWords } from './words.ts'

type ItemDialogProps = { readonly now: ItemShown | undefined; readonly onClose: () => void }

export function ItemDialog({ now, onClose }: ItemDialogProps) {
  const t = useWords()
  const { currency_code: currency } = useMe()
  const { ways, noteOf } = useWays()
  const record = useRecordForm({
    now,
    add: addItem,
    change: changeItem,
    values: {
      ...{ name: now?.name ?? '', name_zh: now?.name_zh ?? '', description: now?.description ?? '' },
      ...{ description_zh: now?.description_zh ?? '', cost: now?.cost ?? 100 },
      stock: (now?.stock ?? '') as number | '',
      ...{ available_from: now?.available_from ?? '', available_until: now?.available_until ?? '' },
      ...{ money_value: now?.money_value ?? '0.00', pay_way: now?.pay_way ?? 'none' },
    },
    body: ({ stock, available_from, available_until, ...values }) => ({
      ...values,
      stock: stock === '' ? null : stock,
      ...{ available_from: available_from || null, available_until: available_until || null },
    }),
    refreshes: [items],
    after: onClose,
  })
  const { form } = record
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      title={now ? t('rewards.editTitle', { name: now.name }) : t('rewards.addItem')}
    >
      <TextInput label={t('rewards.name')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
      <TextInput label={t('rewards.nameZh')} maxLength={255} {...form.getInputProps('name_zh')} />
      <Textarea
        label={t('rewards.description')}
        maxLength={1000}
        autosize
        minRows={2}
        {...form.getInputProps('description')}
      />
      <Textarea
        label={t('rewards.descriptionZh')}
        maxLength={1000}
        autosize
        minRows={2}
        {...form.getInputProps('description_zh')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberInput
          label={t('rewards.cost')}
          required
          min={1}
          max={1_000_000}
          allowDecimal={false}
          {...form.getInputProps('cost')}
        />
        <NumberInput
          label={t('rewards.stock')}
          description={t('rewards.stockHint')}
          min={0}
          max={1_000_000}
          allowDecimal={false}
          {...form.getInputProps('stock')}
        />
        <DateField label={t('rewards.from')} {...form.getInputProps('available_from')} />
        <DateField
          label={t('rewards.until')}
          earliest={form.values.available_from}
          {...form.getInputProps('available_until')}
        />
      </SimpleGrid>
      <ChoiceField
        label={t('rewards.payWay')}
        description={noteOf(form.values.pay_way)}
        required
        allowDeselect={false}
        data={ways}
        {...form.getInputProps('pay_way')}
      />
      <MoneyField label={t('rewards.value')} currency={currency ?? ''} {...form.getInputProps('money_value')} />
    </RecordDialog>
  )
}
