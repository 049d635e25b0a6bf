/** Another last working day, with the reason for it. */

import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changeLastDay, exit as exitCall, exits } from '../../contract/exits/exits.ts'
import { useWords } from '../words.ts'
import type { ExitShown } from './shown.ts'

type DayDialogProps = {
  readonly exit: Pick<ExitShown, 'id' | 'full_name' | 'last_working_date'>
  readonly onClose: () => void
}

export function DayDialog({ exit: { id, full_name, last_working_date }, onClose }: DayDialogProps) {
  const t = useWords()
  const form = useForm({ initialValues: { date: last_working_date, remark: '' } })
  const change = useAct(changeLastDay, { refreshes: [exits, exitCall], after: onClose })
  const send = form.onSubmit((body) =>
    change.mutate({ params: { id }, body }, { onError: (reason) => form.setErrors(fieldErrors(reason)) }),
  )
  return (
    <Dialog opened onClose={onClose} title={t('exit.dayTitle', { name: full_name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <DateField label={t('exit.lastDay')} required data-autofocus {...form.getInputProps('date')} />
          <TextInput label={t('exit.remark')} required maxLength={255} {...form.getInputProps('remark')} />
          <FormFoot working={change.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
