/** What a course says of itself, wherever it comes from: a form, a sheet, the table. */
import type { Mode } from './session.ts'

export type CourseFields = {
  readonly name: string
  readonly category: string | null
  readonly provider: string | null
  readonly mode: Mode
  readonly hours: string
  readonly cost_per_seat: string
  readonly is_mandatory: boolean
  readonly mandatory_departments: readonly string[]
  readonly mandatory_positions: readonly string[]
  readonly repeat_months: number | null
  readonly certificate_months: number | null
  readonly hrd_claimable: boolean
  readonly bond_amount: string | null
  readonly bond_months: number | null
}
