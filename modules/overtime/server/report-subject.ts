/** Reports of overtime: one row a claim, in hours. What it comes to in money stands on payslips. */
import { sql } from 'kysely'
import { PLACES, personFields } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { dayTypesOf } from '#modules/holidays/model/public.ts'
import { fieldsOf, type ReportSubject } from '#platform/reports/server/report-subject.ts'

export const overtimeReport: ReportSubject = {
  key: 'overtime',
  word: 'overtime.report',
  areas: ['overtime'],
  asks: 'span',
  fields: {
    ...personFields,
    ...fieldsOf('overtime.report', {
      date: { kind: 'date', sql: sql`x.date` },
      hours: { kind: 'number', sql: sql`x.minutes / 60.0` },
      // The Philippines have those of the others and their own.
      day_type: { kind: 'choice', sql: sql`x.day_type`, choices: [...dayTypesOf('PH')] },
      compensation: { kind: 'choice', sql: sql`x.compensation`, choices: ['pay', 'leave'] },
      status: {
        kind: 'choice',
        sql: sql`x.status`,
        choices: ['pending', 'approved', 'rejected', 'withdrawn', 'cancelled'],
      },
      reason: { kind: 'text', sql: sql`x.reason` },
    }),
  },
  order: ['date', 'staff_id'],
  id: sql`x.id`,
  source: async (_tx, { companyId, from, to }) => sql`from overtime_claims x ${personOf('x')} ${PLACES}
    where x.company_id = ${companyId} and x.date between ${from}::date and ${to}::date`,
}
