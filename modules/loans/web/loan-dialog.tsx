/** The terms of a loan or an order: a new one, or a change of one there is. */

import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { MonthField } from '#design/fields/month-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { addLoan, changeLoan, loans } from '../contract/loans.ts'
import { type LoanAgency, loanAgencies, loanKinds } from '../model/loan.ts'
import { kindsOf } from '../model/terms.ts'
import { useWords } from './words.ts'

export type LoanShown = DataOf<typeof loans>[number]
type LoanDialogProps = { readonly now: LoanShown | undefined; readonly onClose: () => void }

export function LoanDialog({ now, onClose }: LoanDialogProps) {
  const t = useWords()
  const me = useMe()
  const currency = me.currency_code ?? ''
  const { country } = me
  const kinds = me.country ? kindsOf(me.country, loanKinds) : loanKinds
  const form = useForm({ initialValues: valuesOf(now) })
  const doing = { refreshes: [loans], after: onClose }
  const add = useAct(addLoan, doing)
  const change = useAct(changeLoan, doing)
  const failed = { onError: (reason: unknown) => form.setErrors(fieldErrors(reason)) }
  const send = form.onSubmit(({ employee_id, ...values }) => {
    const body = { ...values, ...emptiesOf(values), priority: Number(values.priority) }
    if (now) change.mutate({ params: { id: now.id }, body }, failed)
    else add.mutate({ body: { ...body, employee_id } }, failed)
  })
  const hasStarted = (now?.taken.length ?? 0) > 0
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={now ? t('loans.editTitle', { name: now.name }) : t('loans.addTitle')}
    >
      <form onSubmit={send}>
        <Stack gap="md">
          {now ? (
            <span className="muted">{`${now.full_name} · ${now.staff_id}`}</span>
          ) : (
            <EmployeePicker label={t('loans.person')} required {...form.getInputProps('employee_id')} />
          )}
          <Group grow align="flex-start">
            <ChoiceField
              label={t('loans.kind')}
              data={kinds.map((value) => ({ value, label: t(`loans.kind.${value}`) }))}
              allowDeselect={false}
              disabled={hasStarted}
              required
              {...form.getInputProps('kind')}
            />
            <TextInput
              label={t('loans.name')}
              description={t('loans.nameHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              required
              maxLength={255}
              {...form.getInputProps('name')}
            />
          </Group>
          <Group grow align="flex-start">
            <MoneyField
              label={t('loans.principal')}
              description={t('loans.principalHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              currency={currency}
              {...form.getInputProps('principal')}
            />
            <MoneyField
              label={t('loans.instalment')}
              currency={currency}
              required
              {...form.getInputProps('instalment')}
            />
          </Group>
          <Group grow align="flex-start">
            <MonthField label={t('loans.from')} required disabled={hasStarted} {...form.getInputProps('from')} />
            <MonthField label={t('loans.to')} {...form.getInputProps('to')} />
          </Group>
          <Group grow align="flex-start">
            <TextInput label={t('loans.reference')} maxLength={255} {...form.getInputProps('reference')} />
            <TextInput
              label={t('loans.priority')}
              description={t('loans.priorityHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              inputMode="numeric"
              required
              {...form.getInputProps('priority')}
            />
          </Group>
          <Group grow align="flex-start">
            <TextInput label={t('loans.mostPercent')} inputMode="decimal" {...form.getInputProps('most_percent')} />
            <MoneyField label={t('loans.mustKeep')} currency={currency} {...form.getInputProps('must_keep')} />
          </Group>
          {country === 'PH' && (
            <ChoiceField
              label={t('loans.paidTo')}
              description={t('loans.paidToHint')}
              data={loanAgencies.map((value) => ({ value, label: t(`loans.paidTo.${value}`) }))}
              clearable
              {...form.getInputProps('paid_to')}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('loans.cancel')}
            </Button>
            <Button type="submit" loading={add.isPending || change.isPending}>
              {t('loans.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

const valuesOf = (now: LoanShown | undefined) => ({
  employee_id: now?.employee_id ?? '',
  kind: now?.kind ?? ('loan' as const),
  name: now?.name ?? '',
  principal: now?.principal ?? '',
  instalment: now?.instalment ?? '',
  from: now?.from ?? '',
  to: now?.to ?? '',
  reference: now?.reference ?? '',
  priority: String(now?.priority ?? 1),
  most_percent: now?.most_percent ?? '',
  must_keep: now?.must_keep ?? '',
  paid_to: (now?.paid_to ?? '') as LoanAgency | '',
})

/** What was left empty is not there. */
const emptiesOf = (values: Omit<ReturnType<typeof valuesOf>, 'employee_id'>) => ({
  principal: values.principal || null,
  to: values.to || null,
  reference: values.reference || null,
  most_percent: values.most_percent || null,
  must_keep: values.must_keep || null,
  paid_to: values.paid_to || null,
})
