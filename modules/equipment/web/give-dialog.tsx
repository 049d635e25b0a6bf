/** To whom a thing is handed, since when, and until when it is wanted back. */
import { Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { equipment, giveEquipment, oneEquipment } from '../contract/equipment.ts'
import type { EquipmentShown } from './shown.tsx'
import { useWords } from './words.ts'

type GiveDialogProps = { readonly thing: EquipmentShown; readonly onClose: () => void }

export function GiveDialog({ thing: { id, asset_no, name }, onClose }: GiveDialogProps) {
  const t = useWords()
  const form = useForm({ initialValues: { employee_id: '', given_on: '', due_on: '', note: '' } })
  const give = useAct(giveEquipment, { refreshes: [equipment, oneEquipment], after: onClose })
  const send = form.onSubmit(({ given_on, due_on, ...values }) =>
    give.mutate(
      { params: { id }, body: { ...values, ...(given_on && { given_on }), due_on: due_on || null } },
      { onError: (failure) => form.setErrors(fieldErrors(failure)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('equipment.giveTitle', { name: `${asset_no} · ${name}` })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <EmployeePicker label={t('equipment.to')} required {...form.getInputProps('employee_id')} />
          <Group grow align="flex-start">
            <DateField
              label={t('equipment.since')}
              description={t('equipment.emptyToday')}
              {...form.getInputProps('given_on')}
            />
            <DateField
              label={t('equipment.dueOn')}
              description={t('equipment.dueHint')}
              {...form.getInputProps('due_on')}
            />
          </Group>
          <TextInput
            label={t('equipment.field.note')}
            placeholder={t('equipment.givenNote')}
            maxLength={255}
            {...form.getInputProps('note')}
          />
          <FormFoot working={give.isPending} onCancel={onClose} action={t('equipment.give')} />
        </Stack>
      </form>
    </Dialog>
  )
}
