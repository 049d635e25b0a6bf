/** A company that clocks: everybody with an account, a month of clockings in the tables, and the calls of attendance. */
import { sql } from 'kysely'
import { plainDateOf } from '#kernel/plain-date.ts'
import { correctionKind } from '#modules/attendance/server/days/correction-kind.ts'
import { daysOvernight } from '#modules/attendance/server/days/days-overnight.ts'
import { attendanceHandlers } from '#modules/attendance/server/handlers.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { leaveDays, usualDays } from '#modules/leave/server/day-facts.ts'
import { rosterDays } from '#modules/shifts/server/day-facts.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import type { Services } from '#platform/http/server/services.ts'
import { BENCH_ACCOUNT, type BenchCompany, benchCompany, signUp } from '../payroll/bench-company.ts'
import type { Home } from '../payroll/homes.ts'
import { serverFor } from '../payroll/meanwhile.ts'

export const PEOPLE = Number(process.env.BENCH_TIME_PEOPLE ?? 10_000)
export const [FIRST, LAST] = ['2026-11-01', '2026-11-30']
/** Noon in Kuala Lumpur, on the last day of the month. */
export const NOW = new Date('2026-11-30T04:00:00Z')
const dayFacts = dayFactsOf([usualDays, rosterDays, leaveDays])
const clock = clockOf(() => NOW)

export type TimeCompany = {
  readonly subject: BenchCompany
  readonly accounts: readonly string[]
  readonly server: Awaited<ReturnType<typeof serverFor>>
  /** What the night does before anybody asks. */
  readonly night: () => Promise<void>
}

export async function timeCompany({ db }: Pick<Home, 'db'>, people: number): Promise<TimeCompany> {
  const subject = await benchCompany(db, people)
  const { companyId } = subject.company
  await subject.company.transaction((tx) =>
    sql`update employees set attendance_methods = '{gps}' where company_id = ${companyId}`.execute(tx),
  )
  const accounts = await signUp(db, subject, people)
  const server = await serverFor({ db }, subject, {
    handlers: attendanceHandlers({ dayFacts }, { kinds: [correctionKind({})], people: approvalPeople }),
    clock,
    signedIn: (token) => (token === BENCH_ACCOUNT ? {} : { accountId: token, roles: [], heldRoles: [] }),
  })
  const night = () =>
    daysOvernight({ dayFacts }).run({ db, clock } as Services, { companyId, today: plainDateOf(LAST) })
  return { subject, accounts, server, night }
}

const DAYS = 29
/** So many days of everybody in one insert. */
const DAYS_AT_ONCE = 5

/** In and out on every day of the month but the last, for everybody. */
export async function monthClocked({ company }: BenchCompany): Promise<void> {
  for (let from = 0; from < DAYS; from += DAYS_AT_ONCE)
    await company.transaction((tx) =>
      sql`insert into clockings (company_id, id, employee_id, type, method, occurred_at, received_at)
        select e.company_id, gen_random_uuid(), e.id, t.type, 'gps', d.day + t.at, d.day + t.at
        from employees e
        cross join generate_series(${from}::int, ${Math.min(DAYS, from + DAYS_AT_ONCE) - 1}::int) as n
        cross join lateral (select ${FIRST}::timestamptz + n * interval '1 day' as day) as d
        cross join (values ('in', interval '1 hour'), ('out', interval '10 hours')) as t(type, at)
        where e.company_id = ${company.companyId}`.execute(tx),
    )
}

export const clockBody = (type: string) => ({
  ...{ type, method: 'gps', latitude: 3.1579, longitude: 101.7116, accuracy: 10 },
})

/** None may be lost or come twice. */
export async function demandKept({ company }: BenchCompany, type: string, wanted: number): Promise<void> {
  const { rows } = await company.read((tx) =>
    sql<{ kept: number; people: number }>`
      select count(*)::int as kept, count(distinct employee_id)::int as people from clockings
      where company_id = ${company.companyId} and occurred_at = ${NOW.toISOString()} and type = ${type}`.execute(tx),
  )
  const { kept = 0, people = 0 } = rows[0] ?? {}
  if (kept !== wanted || people !== wanted)
    throw new Error(`${kept} clockings of ${people} people were kept, of ${wanted}`)
}
