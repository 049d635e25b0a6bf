/** The facts of one tab; only what differs is sent. A count that the family suggests is said beside its field. */

import { FormFoot } from '#design/form-foot.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { employment, personal } from '../../../contract/profile.ts'
import classes from '../../employees.module.css'
import { AnyField, changedIn, type FieldSpec, startOf } from '../../fields/any-field.tsx'
import { useAskedField, useFocusOn } from '../../fields/asked-field.ts'
import { ChangedMeanwhile } from '../../fields/changed-meanwhile.tsx'
import { useEditing } from '../../fields/use-editing.ts'
import { valueText } from '../../fields/value-texts.ts'
import { fieldWord, valueWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import type { Field, PayData } from './field.ts'
import { usePayCalls } from './pay-calls.ts'

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
  const reading = { language: useLanguage(), currency: useMe().currency_code }
  const valuesOf = (row: PayData) => startOf(specs, row.statutory)
  const { form, submit, meanwhile } = useEditing(now, valuesOf, ownNames)
  useFocusOn(useAskedField(), form)
  const calls = usePayCalls()
  const change = useAct(calls.changeFacts, {
    refreshes: [calls.pay, personal, employment],
    after: onDone,
    quiet: true,
  })
  const send = submit((values, from, refused) =>
    change.mutate(
      { params: { id }, body: { statutory: changedIn(values, valuesOf(from)), revision: from.revision } },
      { onError: refused },
    ),
  )
  return (
    <Form onSubmit={send}>
      <ChangedMeanwhile
        meanwhile={meanwhile}
        label={fieldWord}
        text={(name, row) =>
          valueText(specs.find((spec) => spec.name === name) ?? { kind: 'text' }, valuesOf(row)[name], reading)
        }
      />
      <div className={classes.grid}>
        {specs.map((field) => (
          <AnyField key={field.name} field={field} form={form} />
        ))}
      </div>
      <FormFoot working={change.isPending} onCancel={onDone} />
    </Form>
  )
}

/** The server names them `statutory.tax_number`. */
const ownNames = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [name.replace(/^statutory\./, ''), text]))
