/** HR redeems something for a person who cannot do it themselves. */
import { Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { items } from '../contract/catalog.ts'
import { held } from '../contract/history.ts'
import { redeemFor, redemptions } from '../contract/redemptions.ts'
import { useNamed } from './badge-mark.tsx'
import { useWords } from './words.ts'

export function RedeemForDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const named = useNamed()
  const offered = (useCall(items, {}).data ?? []).filter(({ is_active }) => is_active)
  const form = useForm({ initialValues: { employee_id: '', item_id: '' } })
  const act = useAct(redeemFor, { refreshes: [redemptions, items, held], after: onClose })
  const send = form.onSubmit((body) =>
    act.mutate({ body }, { onError: (failure) => form.setErrors(fieldErrors(failure)) }),
  )
  return (
    <Dialog opened onClose={onClose} title={t('rewards.redeemFor')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <EmployeePicker label={t('rewards.person')} required {...form.getInputProps('employee_id')} />
          <ChoiceField
            label={t('rewards.item')}
            required
            searchable
            {...(offered.length === 0 && { nothingFoundMessage: t('rewards.noItems') })}
            data={offered.map(({ id, name, name_zh, cost }) => ({
              value: id,
              label: t('rewards.itemFor', { name: named(name, name_zh), count: cost }),
            }))}
            {...form.getInputProps('item_id')}
          />
          <FormFoot working={act.isPending} onCancel={onClose} action={t('rewards.redeem')} />
        </Stack>
      </form>
    </Dialog>
  )
}
