/** Whose a clock code is: what waits under it becomes theirs, and what comes later. */
import { Checkbox, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { assignCode } from '../../contract/clocking/raw-logs.ts'
import { STALE } from '../days/stale.ts'
import { useWords } from '../words.ts'

type AssignDialogProps = { readonly code: string; readonly onClose: () => void; readonly onDone?: () => void }

export function AssignDialog({ code, onClose, onDone }: AssignDialogProps) {
  const t = useWords()
  const form = useForm({ initialValues: { employee_id: '', once: false } })
  const after = () => {
    onClose()
    onDone?.()
  }
  const assign = useAct(assignCode, { refreshes: STALE, quiet: true, after })
  const send = form.onSubmit((assigned) =>
    assign.mutate(
      { body: { clock_code: code, ...assigned } },
      {
        onError: (cause) => {
          const { clock_code, employee_id: person } = fieldErrors(cause)
          form.setErrors({ employee_id: person ?? clock_code })
        },
      },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('attendance.raw.assignTitle', { code })}>
      <Form onSubmit={send}>
        <Stack gap="md">
          <p className="muted">{t('attendance.raw.assignHint')}</p>
          <EmployeePicker
            label={t('attendance.days.person')}
            everybody
            required
            {...form.getInputProps('employee_id')}
          />
          <Checkbox
            label={t('attendance.raw.once')}
            description={t('attendance.raw.onceHint')}
            {...form.getInputProps('once', { type: 'checkbox' })}
          />
        </Stack>
        <FormFoot working={assign.isPending} onCancel={onClose} action={t('attendance.raw.assign')} />
      </Form>
    </Dialog>
  )
}
