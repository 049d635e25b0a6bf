/** Reports of training: one row a person and session. */
import { sql } from 'kysely'
import { PLACES, personFields } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { fieldsOf, type ReportSubject } from '#platform/reports/server/report-subject.ts'

export const trainingReport: ReportSubject = {
  key: 'training',
  word: 'training.rows',
  areas: ['training'],
  asks: 'span',
  fields: {
    ...personFields,
    ...fieldsOf('training.rows', {
      course: { kind: 'text', sql: sql`c.name` },
      category: { kind: 'text', sql: sql`c.category` },
      provider: { kind: 'text', sql: sql`c.provider` },
      mode: { kind: 'choice', sql: sql`c.mode`, choices: ['classroom', 'online', 'on_the_job', 'self_paced'] },
      starts_on: { kind: 'date', sql: sql`s.starts_on` },
      ends_on: { kind: 'date', sql: sql`s.ends_on` },
      hours: { kind: 'number', sql: sql`c.hours` },
      cost: { kind: 'money', sql: sql`c.cost_per_seat` },
      place: { kind: 'choice', sql: sql`x.place`, choices: ['seat', 'waiting'] },
      completed: { kind: 'flag', sql: sql`x.completed` },
      is_mandatory: { kind: 'flag', sql: sql`c.is_mandatory` },
    }),
  },
  order: ['starts_on', 'course', 'staff_id'],
  id: sql`x.id`,
  source: async (_tx, { companyId, from, to }) => sql`
    from training_seats x join training_sessions s on s.company_id = x.company_id and s.id = x.session_id
      join training_courses c on c.company_id = s.company_id and c.id = s.course_id ${personOf('x')} ${PLACES}
    where x.company_id = ${companyId} and s.starts_on <= ${to}::date and s.ends_on >= ${from}::date`,
}
