/** Reports of loans and of orders upon pay: one row each, where something is taken in the month of the day. */
import { sql } from 'kysely'
import { PLACES, personFields } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { fieldsOf, type ReportSubject } from '#platform/reports/server/report-subject.ts'

export const loansReport: ReportSubject = {
  key: 'loans',
  word: 'loans.report',
  areas: ['payroll'],
  asks: 'day',
  fields: {
    ...personFields,
    ...fieldsOf('loans.report', {
      kind: {
        kind: 'choice',
        sql: sql`x.kind`,
        choices: ['loan', 'advance', 'housing', 'court_order', 'tax_instalment', 'ptptn', 'other'],
      },
      name: { kind: 'text', sql: sql`x.name` },
      principal: { kind: 'money', noted: 'pay', sql: sql`x.principal` },
      instalment: { kind: 'money', noted: 'pay', sql: sql`x.instalment` },
      from_month: { kind: 'date', sql: sql`x.from_month::date` },
      to_month: { kind: 'date', sql: sql`x.to_month::date` },
      reference: { kind: 'text', sql: sql`x.reference` },
    }),
  },
  order: ['staff_id', 'from_month'],
  id: sql`x.id`,
  source: async (_tx, { companyId, to }) => sql`from loans x ${personOf('x')} ${PLACES}
    where x.company_id = ${companyId} and x.from_month <= ${to}::date
      and (x.to_month is null or x.to_month >= date_trunc('month', ${to}::date))`,
}
