/** Gives a company a plan from a day on, at the price that the plan has now; and changes its days. */
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Notice } from '#design/notice.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { addCompanyPlan, changeCompanyPlan, companyPlans } from '../../contract/company-plans.ts'
import { accounts } from '../../contract/invoices.ts'
import { plans } from '../../contract/plans.ts'
import { CompanyField, useAccounts } from '../company-field.tsx'
import { type CompanyPlan, priceText } from '../shown.tsx'
import { useWords } from '../words.ts'

const refreshes = [companyPlans, plans, accounts]

export function CompanyPlanDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const known = useCall(plans, {}).data ?? []
  const companies = useAccounts()
  const add = useAct(addCompanyPlan, { refreshes, after: onClose })
  const form = useForm({
    initialValues: {
      company_id: '',
      plan_id: '',
      starts_on: '',
      ends_on: '',
      note: '',
      reason: '',
      sets_limit: true,
    },
  })
  const send = form.onSubmit(({ ends_on, ...body }) =>
    add.mutate({ body: { ...body, ends_on: ends_on || null } }, { onError: (why) => form.setErrors(fieldErrors(why)) }),
  )
  const currency = companies.find(({ id }) => id === form.values.company_id)?.currency_code
  const plan = known.find(({ id }) => id === form.values.plan_id)
  const price = plan?.prices.find(({ currency_code }) => currency_code === currency)
  return (
    <RecordDialog record={{ send, working: add.isPending }} onClose={onClose} title={t('billing.givePlan')}>
      <CompanyField {...form.getInputProps('company_id')} />
      <ChoiceField
        label={t('billing.plan')}
        required
        data={known.filter(({ is_active }) => is_active).map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('plan_id')}
      />
      {plan && price && <Notice tone="info">{priceText(t, { ...plan, ...price })}</Notice>}
      <DateField label={t('billing.startsOn')} required {...form.getInputProps('starts_on')} />
      <DateField label={t('billing.endsOn')} {...form.getInputProps('ends_on')} />
      <Checkbox label={t('billing.setsLimit')} {...form.getInputProps('sets_limit', { type: 'checkbox' })} />
      <Textarea label={t('billing.note')} autosize minRows={2} {...form.getInputProps('note')} />
      <TextInput label={t('billing.why')} required maxLength={255} {...form.getInputProps('reason')} />
    </RecordDialog>
  )
}

type ChangeProps = { readonly now: CompanyPlan; readonly onClose: () => void }

export function ChangeCompanyPlanDialog({ now, onClose }: ChangeProps) {
  const t = useWords()
  const change = useAct(changeCompanyPlan, { refreshes, after: onClose })
  const form = useForm({
    initialValues: { starts_on: now.starts_on, ends_on: now.ends_on ?? '', note: now.note, reason: '' },
  })
  const send = form.onSubmit(({ starts_on, ends_on, ...body }) =>
    change.mutate(
      {
        params: { id: now.id },
        body: { ...body, ends_on: ends_on || null, ...(starts_on !== now.starts_on && { starts_on }) },
      },
      { onError: (why) => form.setErrors(fieldErrors(why)) },
    ),
  )
  return (
    <RecordDialog
      record={{ send, working: change.isPending }}
      onClose={onClose}
      title={t('billing.editTitle', { name: `${now.company_name} · ${now.plan_name}` })}
    >
      <DateField
        label={t('billing.startsOn')}
        required
        disabled={now.is_billed}
        description={now.is_billed ? t('billing.startBilled') : undefined}
        {...form.getInputProps('starts_on')}
      />
      <DateField label={t('billing.endsOn')} {...form.getInputProps('ends_on')} />
      <Textarea label={t('billing.note')} autosize minRows={2} {...form.getInputProps('note')} />
      <TextInput label={t('billing.why')} required maxLength={255} {...form.getInputProps('reason')} />
    </RecordDialog>
  )
}
