/** A report as somebody put it together: names of fields and plain values, nothing else. */
import type { Operator } from './operators.ts'
import type { When } from './when.ts'

export const MOST_COLUMNS = 40
export const MOST_FILTERS = 20
export const MOST_SORTS = 3
export const MOST_GROUPS = 2
/** Values of one condition. */
export const MOST_VALUES = 50

export const totals = ['sum', 'average', 'least', 'most', 'count'] as const
export type Total = (typeof totals)[number]

export type ReportColumn = {
  readonly field: string
  /** Its own heading; without it the field's name. */
  readonly heading?: string | null | undefined
  /** At the end of each group and of the whole. */
  readonly total?: Total | null | undefined
}

export type Filter = {
  readonly field: string
  readonly is: Operator
  readonly values: readonly string[]
}

export type Definition = {
  readonly subject: string
  readonly columns: readonly ReportColumn[]
  readonly filters: readonly Filter[]
  /** Whether all conditions have to hold, or one. */
  readonly match: 'all' | 'any'
  readonly sorts: readonly { readonly field: string; readonly desc: boolean }[]
  readonly groups: readonly string[]
  /** Whether rows are shown, or what groups come to alone. */
  readonly detail: boolean
  readonly when: When
}
