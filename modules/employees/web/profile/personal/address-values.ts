/** Addresses as the flat fields of a form, and back as what is sent. */
import type { FieldValues } from '../../fields/any-field.tsx'
import { type Address, addressParts } from './addresses.ts'

export const addressStart = (name: string, address: Address | null): FieldValues =>
  Object.fromEntries(addressParts.map((part) => [`${name}_${part}`, address?.[part] ?? '']))

/** The whole address where any part of it differs. */
export function addressBody(name: string, values: FieldValues, changed: FieldValues): [string, object][] {
  if (!addressParts.some((part) => changed[`${name}_${part}`] !== undefined)) return []
  return [[name, Object.fromEntries(addressParts.map((part) => [part, values[`${name}_${part}`] ?? '']))]]
}
