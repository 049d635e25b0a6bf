/** The facts of one tab; only what differs is sent. A count that the family suggests is said beside its field. */
import { useForm } from '@mantine/form'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changePay, pay } from '../../../contract/pay/pay.ts'
import { employment, personal } from '../../../contract/profile.ts'
import classes from '../../employees.module.css'
import { AnyField, changedIn, type FieldSpec, type FieldValues, startOf } from '../../fields/any-field.tsx'
import { fieldWord, valueWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import { FormFoot } from '../form-foot.tsx'
import type { Field, PayData } from './statutory-part.tsx'

type StatutoryFormProps = {
  readonly id: string
  readonly now: PayData
  readonly fields: readonly Field[]
  readonly choices?: (field: Field) => FieldSpec['choices']
  readonly onDone: () => void
}

export function StatutoryForm({ id, now, fields, choices, onDone }: StatutoryFormProps) {
  const t = useWords()
  const specs = fields.map((field): FieldSpec => {
    const offered = choices?.(field)
    const counted = now.family[field.name]
    return {
      name: field.name,
      label: fieldWord(field.name),
      kind: offered ? 'choice' : field.kind,
      choices: offered ?? field.choices?.map((value) => ({ value, label: valueWord(field.name, value) })),
      hint: counted === undefined ? undefined : t('employees.family.counted', { count: counted }),
    }
  })
  const initial = startOf(specs, now.statutory)
  const form = useForm<FieldValues>({ initialValues: initial })
  const change = useAct(changePay, { refreshes: [pay, personal, employment], after: onDone })
  const send = form.onSubmit((values) =>
    change.mutate(
      { params: { id }, body: { statutory: changedIn(values, initial) } },
      { onError: (reason) => form.setErrors(ownNames(fieldErrors(reason))) },
    ),
  )
  return (
    <form onSubmit={send}>
      <div className={classes.grid}>
        {specs.map((field) => (
          <AnyField key={field.name} field={field} form={form} />
        ))}
      </div>
      <FormFoot working={change.isPending} onCancel={onDone} />
    </form>
  )
}

/** The server names them `statutory.tax_number`. */
const ownNames = (errors: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name.replace(/^statutory\./, ''), String(texts)]))
