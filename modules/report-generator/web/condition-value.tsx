/** With what a condition is asked: a text, amounts, days or names of a list, as its field and operator want it. */
import { Group, MultiSelect, NumberInput, TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { fieldNames } from '../contract/catalogue.ts'
import { valuesOf } from '../model/operators.ts'
import { spanNames } from '../model/when.ts'
import type { Condition, Field } from './draft.ts'
import { useWords } from './words.ts'

type Props = {
  readonly subject: string
  readonly field: Field
  readonly condition: Condition
  readonly label: string
  readonly error: string | undefined
  readonly onChange: (values: readonly string[]) => void
}

export function ConditionValue({ subject, field, condition, label, error, onChange }: Props) {
  const t = useWords()
  const { is, values } = condition
  const [first = '', second = ''] = values
  const common = { 'aria-label': label, error }
  if (field.is_listed) return <ListedValue {...{ subject, field, values, label, error, onChange }} />
  if (valuesOf(is) === 'several') {
    const data = field.choices.map(({ value, name }) => ({ value, label: name }))
    return <MultiSelect {...common} searchable data={data} value={[...values]} onChange={onChange} />
  }
  if (field.kind === 'flag') {
    const data = (['yes', 'no'] as const).map((value) => ({ value, label: t(`reports.${value}`) }))
    return (
      <ChoiceField {...common} allowDeselect={false} data={data} value={first} onChange={(one) => onChange([one])} />
    )
  }
  if (is === 'in_days') {
    const data = spanNames
      .filter((one) => one !== 'days')
      .map((value) => ({ value, label: t(`reports.when.${value}`) }))
    return (
      <ChoiceField {...common} allowDeselect={false} data={data} value={first} onChange={(one) => onChange([one])} />
    )
  }
  const two = valuesOf(is) === 'two'
  if (field.kind === 'date')
    return (
      <>
        <DayValue label={label} error={error} value={first} onChange={(one) => onChange(two ? [one, second] : [one])} />
        {two && (
          <DayValue
            label={t('reports.andTo')}
            error={undefined}
            value={second}
            onChange={(one) => onChange([first, one])}
          />
        )}
      </>
    )
  return (
    <Group grow gap="xs">
      <TextInput
        {...common}
        maxLength={255}
        value={first}
        onChange={({ currentTarget: { value } }) => onChange(two ? [value, second] : [value])}
      />
      {two && (
        <TextInput
          aria-label={t('reports.andTo')}
          value={second}
          onChange={({ currentTarget: { value } }) => onChange([first, value])}
        />
      )}
    </Group>
  )
}

type ListedProps = Omit<Props, 'condition'> & { readonly values: readonly string[] }

function ListedValue({ subject, field, values, label, error, onChange }: ListedProps) {
  const t = useWords()
  const names = useCall(fieldNames, { params: { subject, field: field.key } })
  const known = (names.data ?? []).map(({ value, name }) => ({ value, label: name }))
  const gone = names.data ? values.filter((one) => !known.some(({ value }) => value === one)) : []
  const data = [...known, ...gone.map((value) => ({ value, label: t('reports.removedChoice') }))]
  return <MultiSelect aria-label={label} error={error} searchable data={data} value={[...values]} onChange={onChange} />
}

const RELATIVE = /^today(?:([+-])(\d{1,4}))?$/

type DayProps = {
  readonly label: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A day, or so many days from today. */
function DayValue({ label, error, value, onChange }: DayProps) {
  const t = useWords()
  const [is, sign, days] = RELATIVE.exec(value) ?? []
  const way = is === undefined ? 'day' : sign === undefined ? 'today' : sign === '+' ? 'ahead' : 'ago'
  const choose = (next: string) =>
    onChange(next === 'today' ? 'today' : next === 'ahead' ? 'today+30' : next === 'ago' ? 'today-30' : '')
  return (
    <Group gap="xs" align="flex-start" grow mb={4}>
      <ChoiceField
        aria-label={label}
        allowDeselect={false}
        value={way}
        onChange={choose}
        data={(['day', 'today', 'ahead', 'ago'] as const).map((one) => ({
          value: one,
          label: t(`reports.dayWay.${one}`),
        }))}
      />
      {way === 'day' && <DateField aria-label={t('reports.day')} value={value} error={error} onChange={onChange} />}
      {(way === 'ahead' || way === 'ago') && (
        <NumberInput
          aria-label={t('reports.days')}
          min={1}
          max={9999}
          allowDecimal={false}
          value={Number(days)}
          onChange={(count) => onChange(`today${sign}${Math.max(1, Math.trunc(Number(count) || 1))}`)}
        />
      )}
    </Group>
  )
}
