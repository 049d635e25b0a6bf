/**
 * What a list is narrowed by in a field of the company's own, read from its text: a number or a day, or a span of them
 * as `from..to` with either end left open; a text, or with `~` before it what a text contains. Pure.
 */
import { type FieldShape, judgedValue } from './kinds.ts'

export type AskedValue =
  | { readonly how: 'is'; readonly value: string }
  | { readonly how: 'contains'; readonly value: string }
  | { readonly how: 'between'; readonly from: string | null; readonly to: string | null }

const SPAN = /^(.*)\.\.(.*)$/

/** Undefined where it can be nothing of the field. */
export function askedValue(field: FieldShape, text: string): AskedValue | undefined {
  if (field.kind === 'text' && text.startsWith('~')) {
    const value = text.slice(1).trim()
    return value === '' ? undefined : { how: 'contains', value }
  }
  const span = field.kind === 'number' || field.kind === 'date' ? SPAN.exec(text) : null
  if (!span) return { how: 'is', value: text }
  const ends = span.slice(1).map((end) => (end.trim() === '' ? { value: null } : judgedValue(field, end)))
  const [from, to] = ends.map((end) => ('value' in end ? end.value : undefined))
  if (from === undefined || to === undefined || (from === null && to === null)) return undefined
  return { how: 'between', from, to }
}
