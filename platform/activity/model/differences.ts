/**
 * What a change changed: only the fields that differ, and of what is sealed or pay only that it differs. The log
 * is read by people who may not see pay, so amounts are no part of it.
 */
type Differences = {
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

export const MASK = '••••'

/** Of several words in a name one is enough: `basic_salary`, `bank_account_number`, `passport`. */
const HIDDEN =
  /(^|_)(password|secret|token|totp|recovery|salary|wage|amount|pay|gross|net|identity|identification|ic|nric|passport|account_number|bank_account|tax_number|epf|socso|sss|philhealth|pagibig)($|_)/

const isHidden = (field: string): boolean => HIDDEN.test(field)

export function masked(
  fields: Readonly<Record<string, unknown>>,
  more: readonly string[] = [],
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, maskedValue(field, value, more)]))
}

/** Undefined where nothing differs. */
export function differences(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  more: readonly string[] = [],
): Differences | undefined {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !same(before[field], after[field]),
  )
  if (changed.length === 0) return undefined
  const only = (from: Readonly<Record<string, unknown>>) =>
    masked(Object.fromEntries(changed.map((field) => [field, from[field] ?? null])), more)
  return { before: only(before), after: only(after) }
}

function maskedValue(field: string, value: unknown, more: readonly string[]): unknown {
  if (value === null || value === undefined) return value
  if (isHidden(field) || more.includes(field)) return MASK
  if (Array.isArray(value)) return value.map((one) => maskedValue(field, one, more))
  return typeof value === 'object' ? masked({ ...value }, more) : value
}

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left ?? null) === JSON.stringify(right ?? null)
