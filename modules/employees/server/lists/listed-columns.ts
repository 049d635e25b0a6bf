/** A person as lists show them: read for a whole company at once, or with a single record. */

import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { departmentOf, divisionOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import { onSabbatical } from '../public-sql.ts'

/** A day, or the place of one in a statement that never changes. */
type DayInSql = PlainDate | RawBuilder<PlainDate>

export type ListedRow = {
  id: string
  user_id: string | null
  staff_id: string
  full_name: string
  preferred_name: string | null
  email: string | null
  department_id: string | null
  department: string | null
  division: string | null
  position_id: string | null
  position: string | null
  manager: string | null
  employment_type: string
  joined_on: string
  left_on: string | null
  status: string
  is_working_shift: boolean
  is_service_account: boolean
  photo_id: string | null
  sabbatical_from: string | null
  sabbatical_to: string | null
}

/** Of employees `e` alone. */
export const ownColumns = (today: DayInSql): RawBuilder<unknown> => sql`
  e.id, e.account_id as user_id, e.staff_id, e.full_name, e.preferred_name, e.email, e.department_id, e.position_id,
  e.employment_type, e.joined_on, e.left_on, ${statusOn(today)} as status, e.is_working_shift,
  e.is_service_account, e.portrait_id as photo_id, e.sabbatical_from, e.sabbatical_to`

/** Of employees `e` with the `NAMES` of their places. */
export const listedColumns = (today: DayInSql): RawBuilder<unknown> => sql`
  ${ownColumns(today)}, d.name as department, v.name as division, p.name as position, m.full_name as manager`

/** The names that belong to the ids of employees `e`. */
export const NAMES = sql`
  ${departmentOf()}
  ${divisionOf()}
  ${positionOf()}
  left join employees m on m.company_id = e.company_id and m.id = e.manager_id`

/** By the days of the record, whether or not anybody has said so since; a state without days stands as it is. */
export const statusOn = (today: DayInSql): RawBuilder<string> => sql`case
  when e.left_on < ${today} then coalesce(e.left_kind, case when e.status = 'terminated' then 'terminated' else 'resigned' end)
  when e.left_on is null and e.left_kind is null and e.status in ('resigned', 'terminated') and e.reassigned_on is null then e.status
  when ${onSabbatical(today)} then 'sabbatical'
  else 'active' end`
