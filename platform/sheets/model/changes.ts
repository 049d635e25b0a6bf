/** What an import would change, thing by thing and cell by cell: told before it is taken. */
import type { Value } from './sheet.ts'

export type Change = {
  readonly what: 'add' | 'change' | 'remove'
  /** What kind of thing, and its name. */
  readonly kind: string
  readonly name: string
  readonly field?: string
  readonly before?: string | null
  readonly after?: string | null
  readonly from?: string
  /** Days of the calendar that it concerns, for what is said of them beside the changes. */
  readonly days?: readonly string[]
}

/** Nobody looks through more; the rest is counted. */
export const CHANGES_TOLD = 1_000

/** A value as a cell of the sheet shows it. */
export const cellText = (value: Value | undefined): string | null =>
  value === null || value === undefined || value === ''
    ? null
    : typeof value === 'boolean'
      ? yesNo(value)
      : String(value)

const yesNo = (value: boolean): string => (value ? 'yes' : 'no')
