/** When a thing came back, and how it is; or that it is lost. */
import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { equipment, oneEquipment, takeEquipmentBack } from '../contract/equipment.ts'
import { type Condition, conditions } from '../model/holding.ts'
import type { EquipmentShown } from './shown.tsx'
import { useWords } from './words.ts'

type TakeBackDialogProps = { readonly thing: EquipmentShown; readonly onClose: () => void }

export function TakeBackDialog({ thing: { id, asset_no, name, holder }, onClose }: TakeBackDialogProps) {
  const t = useWords()
  const form = useForm({ initialValues: { returned_on: '', condition: 'ready' as Condition, note: '' } })
  const act = useAct(takeEquipmentBack, { refreshes: [equipment, oneEquipment], after: onClose })
  const send = form.onSubmit(({ returned_on, ...values }) =>
    act.mutate(
      { params: { id }, body: { ...values, ...(returned_on && { returned_on }) } },
      { onError: (failure) => form.setErrors(fieldErrors(failure)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('equipment.backTitle', { name: `${asset_no} · ${name}` })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <span className="muted">{holder?.full_name}</span>
          <ChoiceField
            label={t('equipment.became')}
            data={conditions.map((value) => ({ value, label: t(`equipment.became.${value}`) }))}
            allowDeselect={false}
            required
            {...form.getInputProps('condition')}
          />
          <DateField
            label={t('equipment.returnedOn')}
            description={t('equipment.emptyToday')}
            {...form.getInputProps('returned_on')}
          />
          <TextInput
            label={t('equipment.field.note')}
            placeholder={t('equipment.returnNote')}
            maxLength={255}
            {...form.getInputProps('note')}
          />
          <FormFoot working={act.isPending} onCancel={onClose} action={t('equipment.takeBack')} />
        </Stack>
      </form>
    </Dialog>
  )
}
