/** Reports of attendance: one row a person and day, as the days were worked out last. */
import { type RawBuilder, sql } from 'kysely'
import { PLACES, personFields } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { fieldsOf, type ReportSubject } from '#platform/reports/server/report-subject.ts'
import { dayStatuses } from '../../model/days/worked-day.ts'

const hours = (column: string) => ({ kind: 'number' as const, sql: sql`${sql.ref(column)} / 60.0` })
/** Minutes of the day as 'HH:MM'; what is after midnight belongs to the day before. */
const clock = (column: string): { kind: 'text'; sql: RawBuilder<unknown> } => ({
  kind: 'text',
  sql: sql`to_char(make_interval(mins => ${sql.ref(column)} % 1440), 'HH24:MI')`,
})

export const attendanceReport: ReportSubject = {
  key: 'attendance_days',
  word: 'attendance.report',
  areas: ['attendance'],
  asks: 'span',
  fields: {
    ...personFields,
    ...fieldsOf('attendance.report', {
      date: { kind: 'date', sql: sql`a.date` },
      status: { kind: 'choice', sql: sql`a.status`, choices: dayStatuses.filter((one) => one !== 'upcoming') },
      first_in: clock('a.first_in'),
      last_out: clock('a.last_out'),
      scheduled: hours('a.scheduled'),
      worked: hours('a.worked'),
      extra: hours('a.extra'),
      night: hours('a.night'),
      late: { kind: 'count', sql: sql`a.late` },
      late_days: { kind: 'count', sql: sql`(a.late > 0)::int` },
      early: { kind: 'count', sql: sql`a.early` },
      absent: { kind: 'number', sql: sql`a.absent_halves / 2.0` },
    }),
  },
  order: ['date', 'staff_id'],
  id: sql`e.id, a.date`,
  source: async (_tx, { companyId, from, to }) => sql`from attendance_days a ${personOf('a')} ${PLACES}
    where a.company_id = ${companyId} and a.date between ${from}::date and ${to}::date and a.status <> 'upcoming'`,
}
