import { TextInput } from '@mantine/core'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { changeJobLevel, createJobLevel, jobLevels } from '../../contract/job-levels.ts'
import { positions } from '../../contract/positions.ts'
import { useWords } from '../words.ts'

type Level = DataOf<typeof jobLevels>[number]
type LevelFormProps = { readonly level?: Level | undefined; readonly onClose: () => void }

/** The name of a level; a new one becomes the lowest. */
export function LevelForm({ level, onClose }: LevelFormProps) {
  const t = useWords()
  const record = useRecordForm({
    now: level,
    add: createJobLevel,
    change: changeJobLevel,
    values: { name: level?.name ?? '' },
    body: (body) => body,
    refreshes: [jobLevels, positions],
    after: onClose,
    quiet: true,
  })
  const { form } = record
  return (
    <Dialog
      opened
      onClose={onClose}
      title={level ? t('organisation.editTitle', { name: level.name }) : t('organisation.addLevel')}
    >
      <form onSubmit={record.send}>
        <TextInput
          label={t('organisation.name')}
          required
          maxLength={255}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <FormFoot working={record.working} onCancel={onClose} action={level ? undefined : t('organisation.add')} />
      </form>
    </Dialog>
  )
}
