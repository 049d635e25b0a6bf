/** Clocking in where ten million clockings are stored, against the same where there are none. BENCH_TIME_STORED tries it with fewer. */
import { sql } from 'kysely'
import { timed } from '../payroll/bench-month.ts'
import type { Home } from '../payroll/homes.ts'
import { post, shareOf } from './asking.ts'
import { clockBody, PEOPLE, timeCompany } from './time-company.ts'

const STORED = Number(process.env.BENCH_TIME_STORED ?? 10_000_000)
const CLOCKED = 400
/** So many days of everybody in one insert. */
const DAYS_AT_ONCE = 5

export async function manyStored(home: Home) {
  const people = Math.min(PEOPLE, 10_000)
  const company = await timeCompany(home, people)
  const { server, accounts, subject } = company
  try {
    const clocked = async (type: string) => {
      const times: number[] = []
      for (const account of accounts.slice(0, CLOCKED))
        times.push(await timed(() => post(server, 'emp/attendance/clock', clockBody(type), account)))
      return shareOf(times, 0.5)
    }
    // Not counted: the program warms up.
    await clocked('in')
    const empty = await clocked('break_out')
    const days = Math.ceil(STORED / people / 2)
    for (let from = 0; from < days; from += DAYS_AT_ONCE)
      await subject.company.transaction((tx) =>
        sql`insert into clockings (company_id, id, employee_id, type, method, occurred_at, received_at)
          select e.company_id, gen_random_uuid(), e.id, t.type, 'gps', d.day + t.at, d.day + t.at
          from generate_series(${from}::int, ${Math.min(days, from + DAYS_AT_ONCE) - 1}::int) as n
          cross join lateral (select timestamptz '2026-11-28 00:00+08' - n * interval '1 day' as day) as d
          cross join employees e
          cross join (values ('in', interval '9 hours'), ('out', interval '18 hours')) as t(type, at)
          where e.company_id = ${subject.company.companyId}`.execute(tx),
      )
    await home.db.owner((connection) => connection.script('vacuum analyze clockings'))
    await clocked('break_in')
    const full = await clocked('out')
    return { empty, full, stored: days * people * 2 }
  } finally {
    await server.close()
  }
}
