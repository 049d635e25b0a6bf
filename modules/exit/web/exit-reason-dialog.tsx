import { Group, Radio, TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { changeExitReason, exitReasons, storeExitReason } from '../contract/exit-reasons.ts'
import { exitTypes, reasonKinds } from '../model/exit-types.ts'
import { useWords } from './words.ts'

export type ExitReason = DataOf<typeof exitReasons>[number]
type ExitReasonDialogProps = {
  /** Undefined for a new one. */
  readonly now: ExitReason | undefined
  readonly onClose: () => void
}

/** A reason of the company's own. */
export function ExitReasonDialog({ now, onClose }: ExitReasonDialogProps) {
  const t = useWords()
  const record = useRecordForm({
    now,
    add: storeExitReason,
    change: changeExitReason,
    values: {
      name: now?.name ?? '',
      exit_type_id: String(now?.exit_type_id ?? 1),
      kind: now?.kind ?? ('voluntary' as const),
    },
    body: (body) => body,
    refreshes: [exitReasons],
    after: onClose,
  })
  const { form } = record
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      title={now ? t('exit.editTitle', { name: now.name }) : t('exit.addTitle')}
    >
      <TextInput label={t('exit.reason')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
      <ChoiceField
        label={t('exit.type')}
        data={exitTypes.map(({ id, name }) => ({ value: String(id), label: t(`exit.type.${name}`) }))}
        allowDeselect={false}
        required
        {...form.getInputProps('exit_type_id')}
      />
      <Radio.Group label={t('exit.kind')} {...form.getInputProps('kind')}>
        <Group mt={6}>
          {reasonKinds.map((kind) => (
            <Radio key={kind} value={kind} label={t(`exit.kind.${kind}`)} />
          ))}
        </Group>
      </Radio.Group>
    </RecordDialog>
  )
}
