/** What of leave somebody put on a person by hand: it must not go unseen with an import of people that is taken back. */
import { sql } from 'kysely'
import type { BuiltOnPeople } from '#modules/employees/server/public.ts'

/** What the night grants is granted again; what follows from days of leave goes with these, which stand on their own. */
export const leaveOnPeople: readonly BuiltOnPeople[] = [
  { table: 'leave_adjustments' },
  { table: 'leave_corrections' },
  { table: 'leave_exits', byHand: sql`x.created_by is not null` },
  { table: 'leave_lots', byHand: sql`x.kind in ('adjusted', 'opening', 'granted')` },
  { table: 'leave_people', byHand: sql`x.group_id is not null` },
]
