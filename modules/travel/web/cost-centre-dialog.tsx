import { TextInput } from '@mantine/core'
import { MoneyField } from '#design/fields/money-field.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { addCostCentre, changeCostCentre, costCentreChoices, costCentres } from '../contract/cost-centres.ts'
import type { CostCentre } from './cost-centre.ts'
import { useWords } from './words.ts'

type CostCentreDialogProps = { readonly now: CostCentre | undefined; readonly onClose: () => void }

export function CostCentreDialog({ now, onClose }: CostCentreDialogProps) {
  const t = useWords()
  const { currency_code: currency } = useMe()
  const record = useRecordForm({
    now,
    add: addCostCentre,
    change: changeCostCentre,
    values: { code: now?.code ?? '', name: now?.name ?? '', budget: now?.budget ?? '' },
    body: ({ budget, ...values }) => ({ ...values, budget: budget || null }),
    refreshes: [costCentres, costCentreChoices],
    after: onClose,
  })
  const { form } = record
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      title={now ? t('travel.editTitle', { name: now.code }) : t('travel.centre.add')}
    >
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
    </RecordDialog>
  )
}
