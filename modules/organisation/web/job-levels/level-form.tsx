import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changeJobLevel, createJobLevel, jobLevels } from '../../contract/job-levels.ts'
import { positions } from '../../contract/positions.ts'
import { useWords } from '../words.ts'

type Level = DataOf<typeof jobLevels>[number]
type LevelFormProps = { readonly level?: Level | undefined; readonly onClose: () => void }

/** The name of a level; a new one becomes the lowest. */
export function LevelForm({ level, onClose }: LevelFormProps) {
  const t = useWords()
  const doing = { refreshes: [jobLevels, positions], after: onClose, quiet: true }
  const add = useAct(createJobLevel, doing)
  const change = useAct(changeJobLevel, doing)
  const form = useForm({ initialValues: { name: level?.name ?? '' } })
  const onError = (reason: unknown) => form.setErrors(fieldErrors(reason))
  const send = form.onSubmit((body) => {
    if (level) change.mutate({ params: { id: level.id }, body }, { onError })
    else add.mutate({ body }, { onError })
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={level ? t('organisation.editTitle', { name: level.name }) : t('organisation.addLevel')}
    >
      <form onSubmit={send}>
        <TextInput
          label={t('organisation.name')}
          required
          maxLength={255}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <FormFoot
          working={add.isPending || change.isPending}
          onCancel={onClose}
          action={level ? undefined : t('organisation.add')}
        />
      </form>
    </Dialog>
  )
}
