/**
 * A case as it is being typed: text by key, lists and parts within. Nothing is judged here; the law does that when the
 * draft is handed over, and names what it does not like by the same keys.
 */
import type { Fields } from '#statutory/core/given.ts'

export type Draft = { readonly [key: string]: DraftValue }
export type DraftValue = string | Draft | readonly Draft[]

/** `earnings.0.amount`: where in a draft a value stands. */
export type Place = string

export const isRows = (value: DraftValue | undefined): value is readonly Draft[] => Array.isArray(value)
export const isPart = (value: DraftValue | undefined): value is Draft => typeof value === 'object' && !isRows(value)

export const textIn = (draft: Draft, key: string): string => {
  const value = draft[key]
  return typeof value === 'string' ? value : ''
}

/** What the law is given: nothing where nothing was typed, flags as flags, everything else as it was typed. */
export function givenOf(draft: Draft, fields: Fields): { readonly [key: string]: unknown } {
  const given: { [key: string]: unknown } = {}
  for (const [key, value] of Object.entries(draft)) {
    const input = fields[key]?.input
    const inner = input && 'fields' in input ? input.fields : {}
    if (isEmpty(value)) continue
    if (isRows(value)) given[key] = untilLast(value).map((row) => givenOf(row, inner))
    else if (isPart(value)) given[key] = givenOf(value, inner)
    else given[key] = input?.of === 'flag' && (value === 'true' || value === 'false') ? value === 'true' : value
  }
  return given
}

/** The other way, for a case that comes from a worked example or a payslip. */
export function draftOf(given: unknown): Draft {
  return isMap(given) ? Object.fromEntries(Object.entries(given).map(([key, value]) => [key, draftValue(value)])) : {}
}

/** The law names `earnings[0].amount`; a field stands at `earnings.0.amount`. */
export function placeOf(key: string): Place {
  return key.replace(/\[(\d+)\]/g, '.$1')
}

/** The place of a key within a place. */
export const within = (place: Place, key: string | number): Place => (place === '' ? String(key) : `${place}.${key}`)

export const standsWithin = (found: Place | undefined, place: Place): boolean =>
  found === place || (found?.startsWith(`${place}.`) ?? false)

export function isEmpty(value: DraftValue): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return isRows(value) ? value.every(isEmpty) : Object.values(value).every(isEmpty)
}

/** Rows that were added and not filled in yet, at the end, are none. */
function untilLast(rows: readonly Draft[]): readonly Draft[] {
  return rows.slice(0, rows.findLastIndex((row) => !isEmpty(row)) + 1)
}

function draftValue(value: unknown): DraftValue {
  if (Array.isArray(value)) return value.map(draftOf)
  return isMap(value) ? draftOf(value) : String(value)
}

const isMap = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
