/**
 * Whom a row of a report is about: the fields that every subject about people has, over `employees e` with the names of
 * where they work. Places are those of the record now.
 */
import { type RawBuilder, sql } from 'kysely'
import { structureNames } from '#modules/organisation/server/public.ts'
import { departmentOf, divisionOf, jobLevelOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import { fieldsOf, type NamesOf } from '#platform/reports/server/report-subject.ts'

const listOf =
  (which: 'departments' | 'positions' | 'job_levels'): NamesOf =>
  async (tx, companyId) =>
    (await structureNames(tx, companyId))[which].map(({ id, name }) => ({ id, name }))

/** Joins of `employees e` on which the fields stand. */
export const PLACES: RawBuilder<unknown> = sql`
  ${departmentOf()} ${divisionOf()} ${positionOf()} ${jobLevelOf()}
  left join employees m on m.company_id = e.company_id and m.id = e.manager_id`

export const personFields = fieldsOf('employees.report', {
  staff_id: { kind: 'text', sql: sql`e.staff_id` },
  full_name: { kind: 'text', sql: sql`e.full_name` },
  department: {
    kind: 'text',
    sql: sql`d.name`,
    listed: { id: sql`e.department_id`, names: listOf('departments') },
  },
  division: { kind: 'text', sql: sql`v.name` },
  position: { kind: 'text', sql: sql`p.name`, listed: { id: sql`e.position_id`, names: listOf('positions') } },
  job_level: { kind: 'text', sql: sql`l.name`, listed: { id: sql`e.job_level_id`, names: listOf('job_levels') } },
  manager: { kind: 'text', sql: sql`m.full_name` },
  employment_type: {
    kind: 'choice',
    sql: sql`e.employment_type`,
    choices: ['full_time', 'part_time', 'contract', 'intern'],
    choiceWord: 'employees.listed.type',
  },
})

/** By person. */
export const BY_PERSON = ['staff_id'] as const
