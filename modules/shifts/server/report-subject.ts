/** Reports of the roster: one row a person, day and shift as it was planned. */
import { sql } from 'kysely'
import { PLACES, personFields } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { fieldsOf, type NamesOf, type ReportSubject } from '#platform/reports/server/report-subject.ts'

const shiftNames: NamesOf = async (tx, companyId) => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from shifts where company_id = ${companyId} order by lower(name), id`.execute(tx)
  return rows
}
const length = sql`case when s.ends > s.starts then s.ends - s.starts else s.ends - s.starts + 1440 end`

export const rosterReport: ReportSubject = {
  key: 'shifts',
  word: 'shifts.report',
  areas: ['schedule.write'],
  asks: 'span',
  fields: {
    ...personFields,
    ...fieldsOf('shifts.report', {
      date: { kind: 'date', sql: sql`x.date` },
      shift: { kind: 'text', sql: sql`s.name`, listed: { id: sql`s.id`, names: shiftNames } },
      short_name: { kind: 'text', sql: sql`s.short_name` },
      starts: { kind: 'text', sql: sql`to_char(make_interval(mins => s.starts % 1440), 'HH24:MI')` },
      ends: { kind: 'text', sql: sql`to_char(make_interval(mins => s.ends % 1440), 'HH24:MI')` },
      hours: {
        kind: 'number',
        sql: sql`case when s.kind = 'work' then (${length} - s.break_minutes) / 60.0 else 0 end`,
      },
      is_confirmed: { kind: 'flag', sql: sql`x.is_confirmed` },
    }),
  },
  order: ['date', 'staff_id'],
  id: sql`x.employee_id, x.date, s.id`,
  source: async (_tx, { companyId, from, to }) => sql`
    from roster_days x cross join lateral unnest(x.shift_ids) as planned (shift_id)
      join shifts s on s.company_id = x.company_id and s.id = planned.shift_id ${personOf('x')} ${PLACES}
    where x.company_id = ${companyId} and x.date between ${from}::date and ${to}::date`,
}
