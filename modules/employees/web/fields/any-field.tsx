/** A field by its kind, so that a form is a list of what it asks. */
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { CountryField } from '#design/fields/country-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { useMaybeMe } from '#platform/identity/web/me.ts'
import classes from './fields.module.css'

export type FieldSpec = {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'lines' | 'number' | 'count' | 'date' | 'flag' | 'money' | 'choice' | 'country' | 'phone'
  readonly hint?: string
  readonly required?: boolean
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}
export type FieldValue = string | boolean
export type FieldValues = Record<string, FieldValue>

/** The currency where nobody is signed in whose company would say it. */
type AnyFieldProps = {
  readonly field: FieldSpec
  readonly form: UseFormReturnType<FieldValues>
  readonly currency?: string
}

export function AnyField({ field, form, currency: outside }: AnyFieldProps) {
  const own = useMaybeMe()?.currency_code
  const currency = outside ?? own
  const { name, label, hint, required, kind, choices = [] } = field
  const given = form.getInputProps(name, { type: kind === 'flag' ? 'checkbox' : 'input' })
  const common = { label, description: hint, required, ...given }
  switch (kind) {
    case 'flag':
      return <Checkbox {...common} className={classes.flag} />
    case 'lines':
      return <Textarea {...common} className={classes.wide} rows={3} maxLength={5000} />
    case 'money':
      return <MoneyField {...common} currency={currency ?? ''} />
    case 'date':
      return <DateField {...common} />
    case 'choice':
      return <ChoiceField {...common} data={choices} clearable={!required} searchable={choices.length > 8} />
    case 'country':
      return <CountryField {...common} />
    case 'count':
      return <TextInput {...common} inputMode="numeric" pattern="\d{1,2}" />
    case 'number':
      // What is noted of a number while it is typed stands below, so that the field does not move.
      return <TextInput {...common} inputWrapperOrder={BELOW} autoComplete="off" maxLength={255} />
    case 'phone':
      return <TextInput {...common} type="tel" />
    default:
      return <TextInput {...common} maxLength={255} />
  }
}

const BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

/** What a form begins with: an empty text where nothing is known. */
export const startOf = (fields: readonly FieldSpec[], known: Readonly<Record<string, unknown>> = {}): FieldValues =>
  Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = known[name]
      if (kind === 'flag') return [name, value === true || value === 'yes']
      return [name, value === null || value === undefined ? '' : String(value)]
    }),
  )

/** What differs from how it began. */
export const changedIn = (values: FieldValues, initial: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== initial[name]))
