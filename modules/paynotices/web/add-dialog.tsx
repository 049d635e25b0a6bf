/** A notice that no record tells of: whose, which, and for which day. */
import { Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { addNotice, notices } from '../contract/notices.ts'
import { type FormName, forms as known } from '../model/form.ts'
import { useWords } from './words.ts'

type AddProps = { readonly forms: readonly FormName[]; readonly onClose: () => void }

export function AddDialog({ forms, onClose }: AddProps) {
  const t = useWords()
  const [first = 'cp22'] = forms
  const form = useForm({ initialValues: { form: first, employee_id: '', event_on: useMe().today } })
  const add = useAct(addNotice, { refreshes: [notices], after: onClose })
  const send = form.onSubmit((body) =>
    add.mutate({ body }, { onError: (reason) => form.setErrors(fieldErrors(reason)) }),
  )
  return (
    <Dialog opened onClose={onClose} title={t('paynotices.addTitle')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <EmployeePicker label={t('paynotices.person')} required {...form.getInputProps('employee_id')} />
          <ChoiceField
            label={t('paynotices.form')}
            data={forms.map((value) => ({ value, label: t(`paynotices.form.${value}`) }))}
            allowDeselect={false}
            required
            {...form.getInputProps('form')}
          />
          <DateField
            label={t(`paynotices.event.${known[form.values.form].occasion}`)}
            required
            {...form.getInputProps('event_on')}
          />
          <FormFoot working={add.isPending} onCancel={onClose} action={t('paynotices.add')} />
        </Stack>
      </form>
    </Dialog>
  )
}
