/** What may be asked of a field, by its kind, and whether what was given fits. Pure. */
import { parseAmount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { dayAsked, isSpanName } from './when.ts'

export type FieldKind = 'text' | 'choice' | 'date' | 'money' | 'number' | 'count' | 'flag'

export const operators = [
  'is',
  'is_not',
  'one_of',
  'none_of',
  'contains',
  'starts_with',
  'less',
  'at_most',
  'more',
  'at_least',
  'between',
  'before',
  'after',
  'in_days',
  'there',
  'missing',
] as const
export type Operator = (typeof operators)[number]

const amounts = ['is', 'less', 'at_most', 'more', 'at_least', 'between', 'there', 'missing'] as const

const byKind: Readonly<Record<FieldKind, readonly Operator[]>> = {
  text: ['contains', 'is', 'is_not', 'starts_with', 'there', 'missing'],
  choice: ['one_of', 'none_of', 'there', 'missing'],
  date: ['in_days', 'is', 'before', 'after', 'between', 'there', 'missing'],
  money: amounts,
  number: amounts,
  count: amounts,
  flag: ['is'],
}
const PRESENCE: readonly Operator[] = ['there', 'missing']

/** What lies sealed can only be asked for as there or missing. */
export const operatorsOf = (kind: FieldKind, { listed = false, sealed = false } = {}): readonly Operator[] =>
  sealed ? PRESENCE : listed ? byKind.choice : byKind[kind]

/** How many values belong to it. */
export const valuesOf = (operator: Operator): 'none' | 'one' | 'two' | 'several' => {
  if (PRESENCE.includes(operator)) return 'none'
  if (operator === 'between') return 'two'
  return operator === 'one_of' || operator === 'none_of' ? 'several' : 'one'
}

type Asked = {
  readonly kind: FieldKind
  readonly choices?: readonly string[] | undefined
  readonly listed: boolean
  readonly sealed: boolean
  readonly operator: Operator
  readonly values: readonly string[]
  readonly today: PlainDate
}

/** Key of what is wrong with a condition; undefined where it can be asked. */
export function wrongCondition({ kind, choices, listed, sealed, operator, values, today }: Asked): string | undefined {
  if (!operatorsOf(kind, { listed, sealed }).includes(operator)) return 'reports.operator'
  const wanted = valuesOf(operator)
  const fits = {
    none: values.length === 0,
    one: values.length === 1,
    two: values.length === 2,
    several: values.length > 0,
  }
  if (!fits[wanted]) return wanted === 'none' ? 'reports.no-value' : 'reports.value-missing'
  if (listed || wanted === 'none') return undefined
  if (kind === 'choice') return values.every((one) => choices?.includes(one)) ? undefined : 'reports.choice'
  if (kind === 'flag') return values.every((one) => one === 'yes' || one === 'no') ? undefined : 'reports.choice'
  if (kind === 'text') return undefined
  if (kind === 'date') return wrongDay(operator, values, today)
  if (!values.every((one) => parseAmount(one) !== undefined)) return 'http.money'
  return undefined
}

function wrongDay(operator: Operator, values: readonly string[], today: PlainDate): string | undefined {
  if (operator === 'in_days')
    return values.every((one) => isSpanName(one) && one !== 'days') ? undefined : 'reports.choice'
  const days = values.map((one) => dayAsked(one, today))
  if (days.includes(undefined)) return 'http.day'
  const [first, last] = days
  return operator === 'between' && first && last && first > last ? 'reports.span' : undefined
}
