import { Checkbox, TextInput } from '@mantine/core'
import { type GetInputPropsReturnType, useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { changePay, pay } from '../../contract/pay.ts'
import { employment, personal } from '../../contract/profile.ts'
import classes from '../employees.module.css'
import { fieldWord } from '../labels.ts'
import { FormFoot } from './form-foot.tsx'
import type { Field, PayData } from './statutory-part.tsx'

type StatutoryFormProps = { readonly id: string; readonly now: PayData; readonly onDone: () => void }
type Value = string | boolean

/** One field component a kind; only what differs is sent. */
export function StatutoryForm({ id, now, onDone }: StatutoryFormProps) {
  const initial = Object.fromEntries(now.fields.map((field) => [field.name, startOf(field, now.statutory[field.name])]))
  const form = useForm<Record<string, Value>>({ initialValues: initial })
  const change = useAct(changePay, { refreshes: [pay, personal, employment], after: onDone })
  const send = form.onSubmit((values) => {
    const statutory = Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== initial[name]))
    change.mutate({ params: { id }, body: { statutory } }, { onError: (reason) => form.setErrors(fieldErrors(reason)) })
  })
  return (
    <form onSubmit={send}>
      <div className={classes.grid}>
        {now.fields.map((field) => (
          <FieldFor key={field.name} field={field} given={form.getInputProps(field.name, { type: inputOf(field) })} />
        ))}
      </div>
      <FormFoot working={change.isPending} onCancel={onDone} />
    </form>
  )
}

function FieldFor({ field, given }: { readonly field: Field; readonly given: GetInputPropsReturnType }) {
  const currency = useMe().currency_code ?? ''
  const label = fieldWord(field.name)
  switch (field.kind) {
    case 'flag':
      return <Checkbox label={label} {...given} />
    case 'money':
      return <MoneyField label={label} currency={currency} {...given} />
    case 'date':
      return <DateField label={label} {...given} />
    case 'choice':
      return <ChoiceField label={label} data={field.choices ?? []} {...given} />
    case 'count':
      return <TextInput label={label} inputMode="numeric" pattern="\d{1,2}" {...given} />
    default:
      return <TextInput label={label} maxLength={255} {...given} />
  }
}

const inputOf = (field: Field): 'checkbox' | 'input' => (field.kind === 'flag' ? 'checkbox' : 'input')

function startOf(field: Field, value: string | boolean | number | null | undefined): Value {
  if (field.kind === 'flag') return value === true || value === 'yes'
  return value === null || value === undefined ? '' : String(value)
}
