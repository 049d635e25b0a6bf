/** What of attendance somebody put on a person by hand: it must not go unseen with an import of people that is taken back. */
import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

export const attendanceOnPeople: readonly BuiltOnPeople[] = [
  { table: 'attendance_decisions' },
  { table: 'time_corrections' },
]
