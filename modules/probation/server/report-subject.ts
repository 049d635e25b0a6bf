/** Reports of probation: one row a review, by the day on which the probation ends. */
import { sql } from 'kysely'
import { PLACES, personFields } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { fieldsOf, type ReportSubject } from '#platform/reports/server/report-subject.ts'
import { COMPLETED, stages } from '../model/review.ts'

export const probationReport: ReportSubject = {
  key: 'probation',
  word: 'probation.report',
  areas: ['probation'],
  asks: 'span',
  fields: {
    ...personFields,
    ...fieldsOf('probation.report', {
      ends_on: { kind: 'date', sql: sql`x.probation_end_date` },
      stage: {
        kind: 'choice',
        sql: sql`(array[${sql.join(stages.map((one) => sql.lit(one)))}])[x.status + 1]`,
        choices: [...stages],
      },
      is_extended: { kind: 'flag', sql: sql`x.is_extended` },
      // What HR decides stands once the review is completed, and is not read by its person before.
      result: {
        kind: 'choice',
        sql: sql`case when x.status = ${sql.lit(COMPLETED)} then x.result end`,
        choices: ['confirmed', 'extended', 'terminated'],
      },
      confirmed_on: {
        kind: 'date',
        sql: sql`case when x.status = ${sql.lit(COMPLETED)} then x.official_confirmed_date end`,
      },
      completed_on: { kind: 'date', sql: sql`x.completed_on` },
      joined_on: { kind: 'date', sql: sql`e.joined_on`, word: 'employees.report.joined_on' },
    }),
  },
  order: ['ends_on', 'staff_id'],
  id: sql`x.id`,
  source: async (_tx, { companyId, from, to }) => sql`from probation_reviews x ${personOf('x')} ${PLACES}
    where x.company_id = ${companyId} and x.probation_end_date between ${from}::date and ${to}::date`,
}
