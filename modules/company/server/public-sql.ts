/** Places of work in the SQL of other modules. */
import { type RawBuilder, sql } from 'kysely'

/** Of employees `e`: who clocks in at one of these places. */
export const clocksAtOneOf = (places: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from coordinate_employees at where at.company_id = e.company_id and at.employee_id = e.id
    and at.coordinate_id = any(${places}))`
