/** Reports of letters: one row each that was sent or issued; what is written in it stays in the letter. */
import { sql } from 'kysely'
import { PLACES, personFields } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { fieldsOf, type ReportSubject } from '#platform/reports/server/report-subject.ts'

export const lettersReport: ReportSubject = {
  key: 'letters',
  word: 'documents.report',
  areas: ['documents'],
  asks: 'span',
  fields: {
    ...personFields,
    ...fieldsOf('documents.report', {
      number: { kind: 'text', sql: sql`x.number` },
      letter: { kind: 'text', sql: sql`x.name` },
      letter_on: { kind: 'date', sql: sql`x.letter_on` },
      audience: { kind: 'choice', sql: sql`x.audience`, choices: ['employee', 'third_party'] },
      recipient: { kind: 'text', sql: sql`x.recipient_name` },
      status: { kind: 'choice', sql: sql`x.status`, choices: ['sent', 'read', 'signed', 'declined', 'withdrawn'] },
      due_on: { kind: 'date', sql: sql`x.due_on` },
      sent_by: { kind: 'text', sql: sql`x.sent_by_name` },
    }),
  },
  order: ['letter_on', 'number'],
  id: sql`x.id`,
  source: async (_tx, { companyId, from, to }) => sql`from letters x ${personOf('x')} ${PLACES}
    where x.company_id = ${companyId} and x.number is not null and x.letter_on between ${from}::date and ${to}::date`,
}
