import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { payInputsChanged } from '#modules/payroll/server/public.ts'

export type AttendanceNeeds = {
  readonly dayFacts: DayFacts
  /** Told of whose days were decided or corrected, and of clockings that came late. */
  readonly payChanged?: PayInputsChanged
}

export type PayInputsChanged = typeof payInputsChanged
