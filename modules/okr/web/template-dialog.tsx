/** Adds or changes a template of objectives. Its weights may still be unfinished. */
import { TextInput } from '@mantine/core'
import { useCall } from '#platform/http/web/use-call.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { factors } from '../contract/factors.ts'
import { addTemplate, changeTemplate, templates } from '../contract/templates.ts'
import { emptyObjective, ObjectiveRows, type ObjectiveTyped } from './objective-rows.tsx'
import type { Template } from './template-shown.ts'
import { templateOf, typedOf } from './typed.ts'
import { useWords } from './words.ts'

type TemplateDialogProps = { readonly now: Template | undefined; readonly onClose: () => void }

export function TemplateDialog({ now, onClose }: TemplateDialogProps) {
  const t = useWords()
  const known = useCall(factors, {}).data ?? []
  const record = useRecordForm({
    now,
    add: addTemplate,
    change: changeTemplate,
    values: {
      name: now?.name ?? '',
      objectives: (now ? now.objectives.map(typedOf) : [emptyObjective()]) as readonly ObjectiveTyped[],
    },
    body: ({ name, objectives }) => ({ name, objectives: templateOf(objectives) }),
    refreshes: [templates],
    after: onClose,
  })
  const { form } = record
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      size="xl"
      title={now ? t('okr.editTitle', { name: now.name }) : t('okr.addTemplate')}
    >
      <TextInput label={t('okr.name')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
      <ObjectiveRows
        rows={form.values.objectives}
        factors={known.filter(({ is_active }) => is_active)}
        errors={form.errors}
        onChange={(rows) => form.setFieldValue('objectives', rows)}
      />
    </RecordDialog>
  )
}
