/** A setting as a screen describes it: its kind of field, its words, and what follows from a change. */
import { percentOf } from '../../model/rate-text.ts'
import type { SettingName, Values } from './use-settings-form.ts'

export type Option = { readonly value: string; readonly label: string }

export type SettingField = {
  readonly name: SettingName
  readonly label: string
  readonly hint?: string
  /** Why it cannot be changed now. */
  readonly closed?: string
  /** What follows from setting it to this, said before it is saved. */
  readonly follows?: (value: unknown) => string | undefined
} & (
  | { readonly kind: 'switch' }
  | { readonly kind: 'text' | 'long' | 'money'; readonly placeholder?: string }
  | { readonly kind: 'date' }
  /** Held as a number, typed and told in per cent. */
  | { readonly kind: 'rate' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly unit?: string }
  /** A number for each row; a row left empty says nothing. */
  | { readonly kind: 'multiples'; readonly rows: readonly Option[] }
  /** Several numbers of days. */
  | { readonly kind: 'days' }
  /** Several texts, each typed and entered; or one of several paragraphs. */
  | { readonly kind: 'texts' | 'essay' }
  | {
      readonly kind: 'choice' | 'choices'
      readonly options: readonly Option[]
      /** Which of them are offered, where that depends on what is chosen beside. */
      readonly offered?: (option: Option, values: Values) => boolean
      /** Given where nothing may be chosen: what it then is. */
      readonly unset?: string
    }
)

export type SettingGroup = {
  readonly title: string
  readonly hint?: string
  readonly fields: readonly SettingField[]
  /** The tab of the area it stands on, as its address says it; the first, where nothing is said. */
  readonly search?: Readonly<Record<string, string>>
}

/** A value as it is told in the list of what will change. */
export function shownValue(
  field: SettingField,
  value: unknown,
  word: { yes: string; no: string; none: string },
): string {
  if (field.kind === 'switch') return value === true ? word.yes : word.no
  if (field.kind === 'multiples') return multiplesText(field.rows, value) || word.none
  if (Array.isArray(value)) return value.map((one) => labelOf(field, one)).join(', ') || word.none
  if (value === '' || value === null || value === undefined) {
    return ('unset' in field ? field.unset : undefined) ?? word.none
  }
  if (field.kind === 'rate') return `${percentOf(String(value))} %`
  return `${labelOf(field, value)}${field.kind === 'number' && field.unit ? ` ${field.unit}` : ''}`
}

/** 'Holiday × 3, Off day × 2' */
function multiplesText(rows: readonly Option[], value: unknown): string {
  const set = (value ?? {}) as Readonly<Record<string, string>>
  return rows.flatMap(({ value: row, label }) => (set[row] ? `${label} × ${set[row]}` : [])).join(', ')
}

function labelOf(field: SettingField, value: unknown): string {
  const options = 'options' in field ? field.options : []
  return options.find((option) => option.value === String(value))?.label ?? String(value)
}
