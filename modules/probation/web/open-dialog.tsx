/** Opens a review by hand, before its days or for somebody whose record has no end yet. */
import { Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { openReview, reviews } from '../contract/probation.ts'
import { useWords } from './words.ts'

export function OpenDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const form = useForm({ initialValues: { employee_id: '', probation_end_date: '' } })
  const open = useAct(openReview, { refreshes: [reviews], after: onClose })
  const send = form.onSubmit(({ employee_id, probation_end_date }) =>
    open.mutate(
      { body: { employee_id, ...(probation_end_date ? { probation_end_date } : {}) } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('probation.openTitle')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <EmployeePicker label={t('probation.person')} required {...form.getInputProps('employee_id')} />
          <DateField
            label={t('probation.end')}
            description={t('probation.endHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('probation_end_date')}
          />
          <FormFoot working={open.isPending} onCancel={onClose} action={t('probation.open')} />
        </Stack>
      </form>
    </Dialog>
  )
}
