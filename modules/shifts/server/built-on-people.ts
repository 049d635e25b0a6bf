/** What of rosters somebody put on a person: it must not go unseen with an import of people that is taken back. */
import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

export const shiftsOnPeople: readonly BuiltOnPeople[] = [
  { table: 'roster_days' },
  { table: 'roster_orders' },
  { table: 'roster_weeks' },
  { table: 'shift_swaps' },
]
