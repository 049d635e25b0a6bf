/** Adds or changes a success factor of objectives, in both languages. */
import { Textarea, TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { addFactor, changeFactor, factors } from '../contract/factors.ts'
import { factorKinds } from '../model/okr.ts'
import type { Factor } from './factor-shown.ts'
import { useWords } from './words.ts'

type FactorDialogProps = { readonly now: Factor | undefined; readonly onClose: () => void }

export function FactorDialog({ now, onClose }: FactorDialogProps) {
  const t = useWords()
  const record = useRecordForm({
    now,
    add: addFactor,
    change: changeFactor,
    values: {
      ...{ name: now?.name ?? '', name_zh: now?.name_zh ?? '', kind: now?.kind ?? ('customer' as Factor['kind']) },
      ...{ description: now?.description ?? '', description_zh: now?.description_zh ?? '' },
    },
    body: (values) => values,
    refreshes: [factors],
    after: onClose,
  })
  const { form } = record
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      title={now ? t('okr.editTitle', { name: now.name }) : t('okr.addFactor')}
    >
      <TextInput label={t('okr.name')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
      <TextInput label={t('okr.nameZh')} maxLength={255} {...form.getInputProps('name_zh')} />
      <ChoiceField
        label={t('okr.kind')}
        allowDeselect={false}
        required
        data={factorKinds.map((value) => ({ value, label: t(`okr.kind.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      <Textarea
        label={t('okr.description')}
        maxLength={1000}
        autosize
        minRows={2}
        {...form.getInputProps('description')}
      />
      <Textarea
        label={t('okr.descriptionZh')}
        maxLength={1000}
        autosize
        minRows={2}
        {...form.getInputProps('description_zh')}
      />
    </RecordDialog>
  )
}
