/** One setting as a field, by its kind. What a field holds is what travels: texts, numbers, switches, lists of them. */
import { MultiSelect, NumberInput, Switch, TagsInput, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import type { SettingsForm } from './use-settings-form.ts'

export type Option = { readonly value: string; readonly label: string }

type Common = {
  readonly name: SettingName
  readonly label: string
  readonly hint?: string
  /** Why it cannot be changed now. */
  readonly closed?: string
  /** What follows from the change, said before it is made. */
  readonly follows?: (value: unknown) => string | undefined
}
export type SettingName = keyof SettingsForm['values'] & string

export type SettingField = Common &
  (
    | { readonly kind: 'switch' }
    | { readonly kind: 'text' | 'long' | 'money'; readonly placeholder?: string }
    | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly unit?: string }
    | { readonly kind: 'choice' | 'choices'; readonly options: readonly Option[]; readonly placeholder?: string }
    /** Several numbers of days. */
    | { readonly kind: 'days' }
  )

type FieldProps = { readonly field: SettingField; readonly form: UseFormReturnType<SettingsForm['values']> }

export function SettingInput({ field, form }: FieldProps) {
  const { currency_code: currency } = useMe()
  const { label, hint, closed } = field
  const common = {
    label,
    description: closed ?? hint,
    disabled: closed !== undefined,
    ...form.getInputProps(field.name, field.kind === 'switch' ? { type: 'checkbox' } : {}),
  }
  const set = (value: unknown) => form.setFieldValue(field.name, value as never)
  switch (field.kind) {
    case 'switch':
      return <Switch {...common} />
    case 'text':
      return <TextInput {...common} maw={420} maxLength={255} placeholder={field.placeholder} />
    case 'long':
      return <Textarea {...common} maw={560} rows={3} maxLength={255} placeholder={field.placeholder} />
    case 'money':
      return <MoneyField {...common} maw={240} currency={currency ?? ''} />
    case 'number':
      return (
        <NumberInput
          {...common}
          maw={240}
          min={field.least}
          max={field.most}
          allowDecimal={false}
          clampBehavior="none"
          rightSection={field.unit && <span className="muted">{field.unit}</span>}
          rightSectionWidth={field.unit ? 64 : undefined}
        />
      )
    case 'choice':
      return (
        <ChoiceField
          {...common}
          maw={420}
          searchable={field.options.length > 8}
          data={[...field.options]}
          clearable={field.placeholder !== undefined}
          placeholder={field.placeholder}
        />
      )
    case 'choices':
      return <MultiSelect {...common} maw={560} searchable data={[...field.options]} placeholder={field.placeholder} />
    case 'days':
      return (
        <TagsInput
          {...common}
          maw={420}
          value={(common.value as readonly number[]).map(String)}
          onChange={(days) => set(days.filter((day) => /^\d{1,3}$/.test(day)).map(Number))}
        />
      )
  }
}
