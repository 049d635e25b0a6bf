/** One setting as a field, by its kind. What a field holds is what travels. */
import { Fieldset, MultiSelect, NumberInput, SimpleGrid, Switch, TagsInput, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { RateField } from './rate-field.tsx'
import type { SettingField } from './setting-field.ts'
import type { Values } from './use-settings-form.ts'

const WIDE = 560
/** A narrow field says what it is for in lines of the usual length. */
const upTo = (width: number) => ({ maw: WIDE, styles: { wrapper: { maxWidth: width } } })
const USUAL = upTo(420)
const SHORT = upTo(240)
/** From so many choices on they are searched. */
const MANY = 8

export function SettingInput({
  field,
  form,
}: {
  readonly field: SettingField
  readonly form: UseFormReturnType<Values>
}) {
  const { currency_code: currency } = useMe()
  const { name, label, hint, closed, kind } = field
  const common = {
    label,
    description: closed ?? hint,
    disabled: closed !== undefined,
    ...form.getInputProps(name, kind === 'switch' ? { type: 'checkbox' } : {}),
  }
  switch (kind) {
    case 'switch':
      return <Switch {...common} />
    case 'text':
      return <TextInput {...common} {...USUAL} maxLength={255} placeholder={field.placeholder} />
    case 'long':
      return <Textarea {...common} maw={WIDE} rows={3} maxLength={255} placeholder={field.placeholder} />
    case 'date':
      return <DateField {...common} {...SHORT} />
    case 'money':
      return <MoneyField {...common} {...SHORT} currency={currency ?? ''} />
    case 'rate':
      return (
        <RateField
          {...common}
          {...SHORT}
          value={String(common.value ?? '')}
          onChange={(rate) => form.setFieldValue(name, rate)}
        />
      )
    case 'number':
      return (
        <NumberInput
          {...common}
          {...SHORT}
          min={field.least}
          max={field.most}
          allowDecimal={false}
          clampBehavior="none"
          rightSection={field.unit && <span className="muted">{field.unit}</span>}
          rightSectionWidth={64}
        />
      )
    case 'multiples':
      return <Multiples field={field} form={form} />
    case 'days':
      return (
        <TagsInput
          {...common}
          {...USUAL}
          value={(common.value as readonly number[]).map(String)}
          onChange={(days) => form.setFieldValue(name, days.filter((day) => /^\d{1,3}$/.test(day)).map(Number))}
        />
      )
    case 'texts':
      return <TagsInput {...common} maw={WIDE} splitChars={[]} value={[...(common.value as readonly string[])]} />
    case 'essay':
      return <Textarea {...common} maw={WIDE} autosize minRows={3} maxRows={14} />
    case 'choice': {
      const { offered = () => true } = field
      const options = field.options.filter((option) => offered(option, form.values))
      return (
        <ChoiceField
          {...common}
          {...USUAL}
          data={options}
          searchable={options.length > MANY}
          clearable={field.unset !== undefined}
          placeholder={field.unset}
        />
      )
    }
    case 'choices':
      return <MultiSelect {...common} maw={WIDE} data={[...field.options]} searchable />
  }
}

function Multiples({
  field: { name, label, hint, rows },
  form,
}: {
  readonly field: Extract<SettingField, { kind: 'multiples' }>
  readonly form: UseFormReturnType<Values>
}) {
  const now = (form.values[name] ?? {}) as Readonly<Record<string, string>>
  const change = (row: string, text: string) => {
    const { [row]: _, ...others } = now
    form.setFieldValue(name, text === '' ? others : { ...others, [row]: text })
  }
  return (
    <Fieldset legend={label} maw={WIDE}>
      {hint && <p className="muted">{hint}</p>}
      <SimpleGrid cols={{ base: 1, xs: 2 }} mt={6}>
        {rows.map(({ value, label: row }) => (
          <TextInput
            key={value}
            label={row}
            inputMode="decimal"
            maxLength={5}
            leftSection="×"
            value={now[value] ?? ''}
            error={form.errors[`${name}.${value}`]}
            onChange={(event) => change(value, event.currentTarget.value.trim())}
          />
        ))}
      </SimpleGrid>
      {form.errors[name] && <p className="bad">{form.errors[name]}</p>}
    </Fieldset>
  )
}
