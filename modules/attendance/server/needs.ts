import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Clocked } from './clocking/clocked.ts'

export type AttendanceNeeds = {
  readonly dayFacts: DayFacts
  readonly clocked?: Clocked
}
