/**
 * One line of an authority's file: fields of fixed width, in order. A value that does not fit is refused, never
 * cut: a number with its last digit missing is a wrong number.
 */
import type { Amount } from '#kernel/money.ts'
import type { Entry } from './law-file.ts'
import { refuse } from './refusal.ts'

export type Filled = 'text' | 'digits' | 'sen'
export type Field = { readonly key: string; readonly width: number; readonly filled: Filled }
export type Layout = { readonly length: number; readonly fields: readonly Field[] }

/** What stands in a field. A field without a value is left blank, or zero where it is a number. */
export type Values = { readonly [key: string]: string | number | Amount | undefined }

export function lineOf(layout: Layout, values: Values): string {
  return layout.fields.map((field) => filled(field, values[field.key])).join('')
}

export function layoutOf(block: Entry): Layout {
  const fields = block.list('fields').map((field) => {
    const filled = field.text('filled')
    if (filled !== 'text' && filled !== 'digits' && filled !== 'sen') throw new Error(`filled: ${filled}?`)
    return { key: field.text('key'), width: field.whole('width'), filled } as const
  })
  const length = block.whole('length')
  if (fields.reduce((sum, { width }) => sum + width, 0) !== length) throw new Error(`fields do not fill ${length}`)
  return { length, fields }
}

// Files are read byte by byte: one character beyond ASCII would move everything after it.
const PRINTABLE = /^[ -~]*$/
const DIGITS = /^\d*$/

function filled({ key, width, filled }: Field, value: Values[string] = filled === 'text' ? '' : 0): string {
  const text = String(value)
  if (text.length > width) refuse(key, 'too_long', `does not fit ${width} characters`)
  if (filled === 'text') {
    if (!PRINTABLE.test(text)) refuse(key, 'unknown_value', 'may hold only plain letters, digits and signs')
    return text.padEnd(width)
  }
  if (!DIGITS.test(text)) refuse(key, 'not_a_number', 'must be digits')
  return text.padStart(width, '0')
}
