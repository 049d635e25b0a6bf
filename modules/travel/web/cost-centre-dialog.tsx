import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { MoneyField } from '#design/fields/money-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { addCostCentre, changeCostCentre, costCentreChoices, costCentres } from '../contract/cost-centres.ts'
import type { CostCentre } from './cost-centre.ts'
import { useWords } from './words.ts'

type CostCentreDialogProps = { readonly now: CostCentre | undefined; readonly onClose: () => void }

export function CostCentreDialog({ now, onClose }: CostCentreDialogProps) {
  const t = useWords()
  const { currency_code: currency } = useMe()
  const form = useForm({
    initialValues: { code: now?.code ?? '', name: now?.name ?? '', budget: now?.budget ?? '' },
  })
  const doing = { refreshes: [costCentres, costCentreChoices], after: onClose }
  const add = useAct(addCostCentre, doing)
  const change = useAct(changeCostCentre, doing)
  const failed = { onError: (reason: unknown) => form.setErrors(fieldErrors(reason)) }
  const send = form.onSubmit(({ budget, ...values }) => {
    const body = { ...values, budget: budget || null }
    if (now) change.mutate({ params: { id: now.id }, body }, failed)
    else add.mutate({ body }, failed)
  })
  return (
    <Dialog opened onClose={onClose} title={now ? t('travel.editTitle', { name: now.code }) : t('travel.centre.add')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <TextInput
            label={t('travel.centre.code')}
            description={t('travel.centre.codeHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            maxLength={60}
            data-autofocus
            {...form.getInputProps('code')}
          />
          <TextInput label={t('travel.centre.name')} required maxLength={255} {...form.getInputProps('name')} />
          <MoneyField label={t('travel.centre.budget')} currency={currency ?? ''} {...form.getInputProps('budget')} />
          <FormFoot working={add.isPending || change.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
