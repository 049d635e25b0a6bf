/** Adds or changes a success factor of reviews: what is rated, how to rate it, and its usual weight. */
import { NumberInput, Textarea, TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { addFactor, changeFactor, factors } from '../contract/factors.ts'
import { type FactorKind, factorKinds } from '../model/factors.ts'
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
      ...{ name: now?.name ?? '', name_zh: now?.name_zh ?? '', kind: now?.kind ?? ('result' as FactorKind) },
      ...{ description: now?.description ?? '', description_zh: now?.description_zh ?? '' },
      ...{ rating_guide: now?.rating_guide ?? '', rating_guide_zh: now?.rating_guide_zh ?? '' },
      weight: now?.weight ?? 10,
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
      title={now ? t('performance.editTitle', { name: now.name }) : t('performance.factor.add')}
    >
      <TextInput
        label={t('performance.name')}
        required
        maxLength={255}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput label={t('performance.nameZh')} maxLength={255} {...form.getInputProps('name_zh')} />
      <ChoiceField
        label={t('performance.factor.kind')}
        allowDeselect={false}
        required
        data={factorKinds.map((value) => ({ value, label: t(`performance.kind.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      <NumberInput
        label={t('performance.weight')}
        description={t('performance.factor.weightHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        min={1}
        max={100}
        allowDecimal={false}
        {...form.getInputProps('weight')}
      />
      {(['description', 'description_zh', 'rating_guide', 'rating_guide_zh'] as const).map((field) => (
        <Textarea
          key={field}
          label={t(`performance.field.${field}`)}
          maxLength={1000}
          autosize
          minRows={2}
          {...form.getInputProps(field)}
        />
      ))}
    </RecordDialog>
  )
}
