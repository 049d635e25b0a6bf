/** Days at a course: neither absent nor asked to clock, unless they did not come. Not of what is learnt at one's own place of work. */
import { sql } from 'kysely'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { DayFactSource } from '#modules/holidays/server/public.ts'

type Row = { employee_id: string; date: string; name: string }
/** Of a seat `a` and a day `g`: whoever did not come was not away either. */
export const missed = sql`exists (select from training_attendance t where t.company_id = a.company_id
  and t.session_id = a.session_id and t.employee_id = a.employee_id and t.date = g.day::date and not t.present)`
const WHOLE_DAY = { starts: 0, ends: 1440 }

export const trainingDays: DayFactSource = {
  kind: 'away',
  between: async (tx, companyId, { from, to }, employeeIds) => {
    const people = sql`any(${[...employeeIds]}::uuid[])`
    const { rows } = await sql<Row>`
      select a.employee_id, g.day::date as date, c.name from training_seats a
      join training_sessions s on s.company_id = a.company_id and s.id = a.session_id
      join training_courses c on c.company_id = s.company_id and c.id = s.course_id
      cross join lateral generate_series(greatest(s.starts_on, ${from}::date)::timestamp,
        least(s.ends_on, ${to}::date)::timestamp, interval '1 day') as g(day)
      where a.company_id = ${companyId} and a.employee_id = ${people} and a.place = 'seat'
        and c.mode in ('classroom', 'online') and s.starts_on <= ${to} and s.ends_on >= ${from}
        and (s.days is null or g.day::date = any(s.days)) and not ${missed}
      union all
      select x.employee_id, g.day::date, x.title from training_requests x
      cross join lateral generate_series(greatest(x.from_date, ${from}::date)::timestamp,
        least(x.to_date, ${to}::date)::timestamp, interval '1 day') as g(day)
      where x.company_id = ${companyId} and x.employee_id = ${people} and x.status = 'approved'
        and x.session_id is null and x.from_date <= ${to} and x.to_date >= ${from}
      order by 1, 2`.execute(tx)
    return rows.map(({ employee_id, date, name }) => ({
      employeeId: employee_id,
      date: plainDateOf(date),
      fact: { kind: 'away', part: WHOLE_DAY, source: 'training', name, nameLocal: null },
    }))
  },
}
