import { Checkbox, Stack, Textarea, TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { addCustomField, changeCustomField, customFields } from '../contract/fields.ts'
import { personValues } from '../contract/values.ts'
import { type FieldKind, fieldKinds } from '../model/kinds.ts'
import { type Field, useShown } from './shown.ts'
import { useWords } from './words.ts'

type FieldDialogProps = {
  /** Undefined for a new one. */
  readonly now: Field | undefined
  readonly onClose: () => void
}

export function FieldDialog({ now, onClose }: FieldDialogProps) {
  const t = useWords()
  const { nameOf } = useShown()
  const record = useRecordForm({
    now,
    add: addCustomField,
    change: changeCustomField,
    values: {
      name: now?.name ?? '',
      name_zh: now?.name_zh ?? '',
      kind: now?.kind ?? ('text' as FieldKind),
      choices: (now?.choices ?? []).join('\n'),
      for_managers: now?.for_managers ?? false,
      for_own: now?.for_own ?? false,
    },
    body: ({ choices, name_zh, ...values }) => ({
      ...values,
      name_zh: name_zh.trim() || null,
      choices: values.kind === 'choice' ? choices.split('\n').filter((line) => line.trim() !== '') : [],
    }),
    refreshes: [customFields, personValues],
    after: onClose,
  })
  const { form } = record
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      title={now ? t('customFields.editTitle', { name: nameOf(now) }) : t('customFields.addTitle')}
    >
      <TextInput
        label={t('customFields.name')}
        required
        maxLength={255}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('customFields.nameZh')}
        description={t('customFields.nameZhHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={255}
        {...form.getInputProps('name_zh')}
      />
      <ChoiceField
        label={t('customFields.kind')}
        data={fieldKinds.map((kind) => ({ value: kind, label: t(`customFields.kind.${kind}`) }))}
        allowDeselect={false}
        required
        {...form.getInputProps('kind')}
      />
      {form.values.kind === 'choice' && (
        <Textarea
          label={t('customFields.choices')}
          description={t('customFields.choicesHint')}
          autosize
          minRows={3}
          maxRows={10}
          required
          {...form.getInputProps('choices')}
        />
      )}
      <Checkbox.Group label={t('customFields.seenBy')} value={seen(form.values)} onChange={(chosen) => see(chosen)}>
        <Stack gap={6} mt={6}>
          <Checkbox value="hr" label={t('customFields.seenBy.hr')} disabled />
          <Checkbox value="managers" label={t('customFields.forManagers')} />
          <Checkbox value="own" label={t('customFields.forOwn')} />
        </Stack>
      </Checkbox.Group>
    </RecordDialog>
  )

  function see(chosen: readonly string[]): void {
    form.setValues({ for_managers: chosen.includes('managers'), for_own: chosen.includes('own') })
  }
}

const seen = ({ for_managers, for_own }: Pick<Field, 'for_managers' | 'for_own'>): string[] => [
  'hr',
  ...(for_managers ? ['managers'] : []),
  ...(for_own ? ['own'] : []),
]
