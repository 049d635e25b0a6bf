/** Reports of travel: one row each, with what it was expected to cost and what was advanced. */
import { sql } from 'kysely'
import { PLACES, personFields } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { fieldsOf, type ReportSubject } from '#platform/reports/server/report-subject.ts'

export const travelReport: ReportSubject = {
  key: 'travel',
  word: 'travel.rows',
  areas: ['travel'],
  asks: 'span',
  fields: {
    ...personFields,
    ...fieldsOf('travel.rows', {
      number: { kind: 'count', sql: sql`x.number` },
      purpose: { kind: 'text', sql: sql`x.purpose` },
      from_date: { kind: 'date', sql: sql`x.from_date` },
      to_date: { kind: 'date', sql: sql`x.to_date` },
      days: { kind: 'count', sql: sql`x.to_date - x.from_date + 1` },
      estimated: { kind: 'money', sql: sql`x.estimated` },
      advance: { kind: 'money', sql: sql`x.advance_amount` },
      advance_paid_on: { kind: 'date', sql: sql`x.advance_paid_on` },
      status: {
        kind: 'choice',
        sql: sql`x.status`,
        choices: ['pending', 'approved', 'rejected', 'withdrawn', 'cancelled'],
      },
      settled: { kind: 'flag', sql: sql`x.is_paid` },
    }),
  },
  order: ['from_date', 'staff_id'],
  id: sql`x.id`,
  source: async (_tx, { companyId, from, to }) => sql`from travel_requests x ${personOf('x')} ${PLACES}
    where x.company_id = ${companyId} and x.from_date <= ${to}::date and x.to_date >= ${from}::date`,
}
