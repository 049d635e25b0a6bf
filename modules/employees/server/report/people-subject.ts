/** Reports of people: one row each, as their record stands on a day. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fieldsOf, nextYearly, type ReportSubject, yearsTo } from '#platform/reports/server/report-subject.ts'
import { statusOn } from '../lists/listed-columns.ts'
import { numberFields } from './number-fields.ts'
import { payFields } from './pay-fields.ts'
import { BY_PERSON, PLACES, personFields } from './person-fields.ts'
import { personalFields } from './personal-fields.ts'

/** Who has not begun by then is starting. */
const statusBy = (day: PlainDate) => sql`case when e.joined_on > ${day}::date then 'starting' else ${statusOn(day)} end`

/** Until the day, or the last day of work before it. */
const lastDay = (day: PlainDate) => sql`least(${day}::date, coalesce(e.left_on, ${day}::date))`
const monthsOfService = (day: PlainDate) =>
  sql`extract(year from age(${lastDay(day)}, e.joined_on)) * 12 + extract(month from age(${lastDay(day)}, e.joined_on))`

const employment = fieldsOf('employees.report', {
  status: {
    kind: 'choice',
    sql: ({ to }) => statusBy(to),
    choices: ['active', 'starting', 'sabbatical', 'resigned', 'terminated'],
    choiceWord: 'employees.listed.status',
  },
  joined_on: { kind: 'date', sql: sql`e.joined_on` },
  years_of_service: {
    kind: 'number',
    sql: ({ to }) => sql`case when e.joined_on <= ${to}::date then round((${monthsOfService(to)}) / 12, 2) end`,
  },
  next_anniversary: {
    kind: 'date',
    sql: ({ to }) => sql`case when e.joined_on <= ${to}::date then ${nextYearly(sql`e.joined_on`, to)} end`,
  },
  anniversary_years: {
    kind: 'count',
    sql: ({ to }) =>
      sql`case when e.joined_on <= ${to}::date then extract(year from ${nextYearly(sql`e.joined_on`, to)})::int - extract(year from e.joined_on)::int end`,
  },
  probation_ends_on: { kind: 'date', sql: sql`e.probation_ends_on` },
  contract_ends_on: {
    kind: 'date',
    sql: sql`(select max(x.expires_on) from employee_documents x
      where x.company_id = e.company_id and x.employee_id = e.id and x.kind = 'contract')`,
  },
  left_on: { kind: 'date', sql: sql`e.left_on` },
  job_type: {
    kind: 'choice',
    sql: sql`e.job_type`,
    choices: ['full_time', 'office_hour', 'adaptive_schedule', 'part_time', 'expatriate'],
  },
  job_category: { kind: 'text', sql: sql`e.job_category` },
  is_working_shift: { kind: 'flag', sql: sql`e.is_working_shift` },
  has_account: { kind: 'flag', sql: sql`e.account_id is not null` },
  age: { kind: 'count', sql: ({ to }) => yearsTo(sql`e.birth_date`, to) },
  next_birthday: { kind: 'date', sql: ({ to }) => nextYearly(sql`e.birth_date`, to) },
})

export const peopleSubject: ReportSubject = {
  key: 'people',
  word: 'employees.report.people',
  areas: ['employee.file'],
  asks: 'day',
  fields: { ...personFields, ...employment, ...personalFields, ...numberFields, ...payFields },
  order: BY_PERSON,
  id: sql`e.id`,
  source: async (_tx, { companyId }) =>
    sql`from employees e ${PLACES} where e.company_id = ${companyId} and not e.is_service_account`,
}
