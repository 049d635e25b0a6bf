/** A month's pay of everybody with twenty priced days of overtime each, against the same month without. */
import { sql } from 'kysely'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { usualDays } from '#modules/leave/server/day-facts.ts'
import { leaveForPay } from '#modules/leave/server/pay/leave-for-pay.ts'
import { madeGood, restInLieu } from '#modules/leave/server/public.ts'
import { overtimeForPay } from '#modules/overtime/server/overtime-for-pay.ts'
import { median } from '../figures.ts'
import { BENCH_ACCOUNT, benchCompany } from '../payroll/bench-company.ts'
import { forget, generated } from '../payroll/bench-month.ts'
import type { Home } from '../payroll/homes.ts'
import { PEOPLE } from './time-company.ts'

const ROUNDS = 3
const PRICED = 20

export async function pricedPay({ db }: Pick<Home, 'db'>) {
  const subject = await benchCompany(db, PEOPLE)
  const { company } = subject
  const { companyId } = company
  const contributions = [leaveForPay, overtimeForPay({ dayFacts: dayFactsOf([usualDays]), madeGood, rest: restInLieu })]
  const month = async () => {
    const times: number[] = []
    const cpu: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await forget(company, 2026, 1)
      const before = process.cpuUsage()
      times.push(await generated(company, PEOPLE, 2026, 1, false, undefined, contributions))
      const { user } = process.cpuUsage(before)
      cpu.push(user / 1_000)
    }
    return { clock: median(times), cpu: median(cpu) }
  }
  const without = await month()
  // Two hours on each of the first twenty working days of the month, agreed and approved.
  await company.transaction((tx) =>
    sql`insert into overtime_claims (company_id, id, employee_id, date, starts, ends, break_minutes, minutes, day_type,
        compensation, voluntary_without_pay, emergency, by_agreement, status, entered_by)
      select e.company_id, gen_random_uuid(), e.id, d.day::date, 1140, 1260, 0, 120, 'normal_working_day', 'pay', false, false,
        true, 'approved', ${BENCH_ACCOUNT}
      from employees e cross join (select day from generate_series(date '2026-01-01', date '2026-01-31', interval '1 day') as day
        where extract(isodow from day) < 6 limit ${PRICED}) as d
      where e.company_id = ${companyId}`.execute(tx),
  )
  const withDays = await month()
  const { rows } = await company.read((tx) =>
    sql<{ paid: number }>`
      select count(*)::int as paid from payslips where company_id = ${companyId} and lines::text like '%overtime%'`.execute(
      tx,
    ),
  )
  return { without, withDays, paid: rows[0]?.paid ?? 0 }
}
