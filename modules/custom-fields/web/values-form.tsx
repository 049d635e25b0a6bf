import { SimpleGrid, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { customFields } from '../contract/fields.ts'
import { changePersonValues, personValues } from '../contract/values.ts'
import { useShown, type Value } from './shown.ts'
import { useWords } from './words.ts'

type ValuesFormProps = {
  readonly employeeId: string
  readonly now: readonly Value[]
  readonly onDone: () => void
}

/** What differs alone is sent, with what one saw. */
export function ValuesForm({ employeeId, now, onDone }: ValuesFormProps) {
  const form = useForm({ initialValues: { values: now.map(({ value }) => value ?? '') } })
  const change = useAct(changePersonValues, { refreshes: [personValues, customFields], after: onDone })
  const send = form.onSubmit(({ values }) => {
    const places = now.flatMap(({ value }, at) => (values[at] === (value ?? '') ? [] : [at]))
    if (places.length === 0) return onDone()
    const sent = places.flatMap((at) => {
      const one = now[at]
      return one ? [{ field_id: one.field_id, value: values[at] || null, was: one.value }] : []
    })
    change.mutate(
      { params: { id: employeeId }, body: { values: sent } },
      { onError: (why) => form.setErrors(atTheirFields(fieldErrors(why), places)) },
    )
  })
  return (
    <Form onSubmit={send}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {now.map((one, at) => (
          <Input key={one.field_id} field={one} {...form.getInputProps(`values.${at}`)} />
        ))}
      </SimpleGrid>
      <FormFoot working={change.isPending} onCancel={onDone} />
    </Form>
  )
}

/** The call knows those that were sent, by their places among them. */
const atTheirFields = (errors: Readonly<Record<string, string>>, places: readonly number[]) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, word]) => [
      path.replace(/^values\.(\d+)\..*$/, (_, at) => `values.${places[Number(at)]}`),
      word,
    ]),
  )

type InputProps = {
  readonly field: Value
  readonly value?: string
  readonly onChange: (value: string) => void
  readonly error?: string
}

function Input({ field, value = '', onChange, error }: InputProps) {
  const t = useWords()
  const { nameOf } = useShown()
  const label = nameOf(field)
  if (field.kind === 'date') return <DateField label={label} value={value} onChange={onChange} error={error} />
  if (field.kind === 'choice' || field.kind === 'yes_no') {
    const data =
      field.kind === 'choice'
        ? field.choices.map((choice) => ({ value: choice, label: choice }))
        : (['yes', 'no'] as const).map((choice) => ({ value: choice, label: t(`customFields.${choice}`) }))
    return <ChoiceField label={label} data={data} clearable value={value} onChange={onChange} error={error} />
  }
  return (
    <TextInput
      label={label}
      maxLength={255}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  )
}
