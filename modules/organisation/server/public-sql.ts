/** The names of places in the SQL of other modules: joins for rows that carry their ids, as `employees e` do. */
import { type RawBuilder, sql } from 'kysely'

export const departmentOf = (of = 'e'): RawBuilder<unknown> =>
  sql`left join departments d on d.company_id = ${its(of, 'company_id')} and d.id = ${its(of, 'department_id')}`

export const divisionOf = (of = 'e'): RawBuilder<unknown> =>
  sql`left join divisions v on v.company_id = ${its(of, 'company_id')} and v.id = ${its(of, 'division_id')}`

export const positionOf = (of = 'e'): RawBuilder<unknown> =>
  sql`left join positions p on p.company_id = ${its(of, 'company_id')} and p.id = ${its(of, 'position_id')}`

export const jobLevelOf = (of = 'e'): RawBuilder<unknown> =>
  sql`left join job_levels l on l.company_id = ${its(of, 'company_id')} and l.id = ${its(of, 'job_level_id')}`

const its = (of: string, column: string): RawBuilder<unknown> => sql.ref(`${of}.${column}`)
