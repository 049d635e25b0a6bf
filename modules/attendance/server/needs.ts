import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { payInputsChanged } from '#modules/payroll/server/public.ts'
import type { Clocked } from './clocking/clocked.ts'

export type AttendanceNeeds = {
  readonly dayFacts: DayFacts
  readonly clocked?: Clocked
  /** Told of whose days were decided or corrected. */
  readonly payChanged?: PayInputsChanged
}

export type PayInputsChanged = typeof payInputsChanged
