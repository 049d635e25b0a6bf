/** Other amounts from a day on; what was agreed before stays in the history. */
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { changePay, pay } from '../../contract/pay.ts'
import { employment, personal } from '../../contract/profile.ts'
import classes from '../employees.module.css'
import { fieldWord } from '../labels.ts'
import { useWords } from '../words.ts'
import { FormFoot } from './form-foot.tsx'

type PayFormProps = {
  readonly id: string
  readonly components: readonly { readonly component: string; readonly amount: string }[]
  readonly onDone: () => void
}

export function PayForm({ id, components, onDone }: PayFormProps) {
  const t = useWords()
  const { currency_code: currency, today } = useMe()
  const initial = Object.fromEntries(components.map(({ component, amount }) => [component, amount]))
  const form = useForm<Record<string, string>>({ initialValues: { ...initial, effective_from: today, reason: '' } })
  const change = useAct(changePay, { refreshes: [pay, personal, employment], after: onDone })
  const send = form.onSubmit(({ effective_from, reason, ...amounts }) => {
    const changed = Object.entries(amounts).filter(([name, amount]) => amount !== initial[name] && amount !== '')
    change.mutate(
      {
        params: { id },
        body: { effective_from, reason: reason || undefined, components: Object.fromEntries(changed) },
      },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    )
  })
  return (
    <form onSubmit={send}>
      <div className={classes.grid}>
        {components.map(({ component }) => (
          <MoneyField
            key={component}
            label={fieldWord(component)}
            currency={currency ?? ''}
            {...form.getInputProps(component)}
          />
        ))}
        <DateField label={t('employees.effectiveFrom')} required {...form.getInputProps('effective_from')} />
        <TextInput label={t('employees.reason')} maxLength={255} {...form.getInputProps('reason')} />
      </div>
      <FormFoot working={change.isPending} onCancel={onDone} />
    </form>
  )
}
