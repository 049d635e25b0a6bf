/** Whom a plan gives what, and why: of everybody employed in the month, or of those who are named. */
import { sql } from 'kysely'
import { type Amount, amountOf } from '#kernel/money.ts'
import { type PlainDate, plainDate } from '#kernel/plain-date.ts'
import { agreedRatesOfPeople, ownEmployments, peopleForMonth } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import type { Period } from '../../model/period.ts'
import { type Plan, type Planned, plannedFor } from '../../model/run-plan.ts'
import { peopleAmong } from '../earlier/earlier-store.ts'
import { leftOutOf } from '../left-out/left-out-store.ts'
import { standing } from '../payslip-store.ts'
import { isRegularRun } from './halves.ts'

export type PlannedPerson = Planned & { readonly id: string; readonly staffId: string; readonly fullName: string }
type Asked = {
  readonly companyId: string
  readonly pack: CountryPack
  readonly period: Period
  readonly payDate: PlainDate
  readonly employeeIds: readonly string[] | undefined
  /** Nobody plans their own pay. */
  readonly accountId: string
  readonly onlyAdmin: string | null
}

export async function plannedPeople(tx: Tx, plan: Plan, asked: Asked): Promise<PlannedPerson[]> {
  const { companyId, pack, period, payDate } = asked
  const ids = asked.employeeIds && [...new Set(asked.employeeIds)]
  const own = await ownEmployments(tx, asked)
  if (ids?.some((id) => own.has(id))) throw new Refusal(problem('employees.own-pay'))
  const found = await peopleForMonth(tx, companyId, period, ids)
  if (ids && found.length < ids.length) await refuseUnknown(tx, asked, ids)
  // Managerial employees stand outside PD 851: they are given a thirteenth month where somebody names them.
  const isOutside = ({ statutory }: (typeof found)[number]) =>
    plan.kind === 'thirteenth_month' &&
    pack.law === 'ph' &&
    ids === undefined &&
    statutory.employee_category === 'managerial'
  // Whoever is left out of this run gets no payslip of it: an item would lie there unpaid.
  const out = new Set((await leftOutOf(tx, companyId, period)).map(({ employee_id }) => employee_id))
  const people = found.filter((one) => !own.has(one.id) && !out.has(one.id) && !isOutside(one))
  const wanted = people.map(({ id }) => id)
  const year = { first: plainDate(period.year, 1, 1), last: plainDate(period.year, 12, 31) }
  const rates = await agreedRatesOfPeople(tx, companyId, wanted, year)
  const [earned, paid] =
    plan.kind === 'thirteenth_month'
      ? [await basicEarned(tx, asked, wanted), await thirteenthPaid(tx, asked, wanted)]
      : [new Map<string, Map<string, Amount>>(), new Map<string, Amount>()]
  return people.flatMap((person): PlannedPerson[] => {
    const { id, staffId, fullName } = person
    const planned = plannedFor(plan, {
      person: { ...person, rates: rates.get(id) ?? [] },
      period,
      payDate,
      earned: earned.get(id) ?? new Map(),
      paid: paid.get(id) ?? 0n,
      wholeOnly: pack.law === 'tw',
    })
    return planned.amount > 0n ? [{ id, staffId, fullName, ...planned }] : []
  })
}

/** A stranger is not there; one of ours may not be employed in the month. */
async function refuseUnknown(tx: Tx, { companyId, period }: Asked, ids: readonly string[]): Promise<never> {
  const known = await peopleAmong(tx, companyId, ids)
  if (ids.some((id) => !known.has(id))) throw new Refusal(notFound())
  const params = { staff_id: '', month: period.key }
  throw new Refusal(
    problem('payroll.plan-not-employed', { params, errors: { employee_ids: ['payroll.plan-not-employed'] } }),
  )
}

/**
 * Basic pay of the months of the year that are approved, less what absences took off it. A month paid in halves counts
 * once both are approved; until then it counts as agreed, like one that was not worked out.
 */
async function basicEarned(tx: Tx, { companyId, pack, period }: Asked, ids: readonly string[]) {
  const { rows } = await sql<{ employee_id: string; month: string; earned: string }>`
    select p.employee_id, to_char(make_date(p.year, p.month, 1), 'YYYY-MM') as month, basic.earned
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
      and (${isRegularRun('r')} or r.run_type in ('final', 'correction'))
    cross join lateral (
      select coalesce(sum((line ->> 'amount')::numeric(15, 2)), 0.00)::numeric(15, 2)::text as earned
      from jsonb_array_elements(p.lines) as line
      where line ->> 'side' = 'earning' and line ->> 'key' = any(${[...pack.basicLines]}::text[])) as basic
    where p.company_id = ${companyId} and p.employee_id = any(${[...ids]}::uuid[]) and p.year = ${period.year}
      and (r.half is null or (select count(*) from pay_runs o where o.company_id = r.company_id and o.year = r.year
        and o.month = r.month and o.sequence = o.half and o.state = 'approved') = 2)
      and ${standing}`.execute(tx)
  const found = new Map<string, Map<string, Amount>>()
  for (const { employee_id, month, earned } of rows) {
    const months = found.get(employee_id) ?? new Map<string, Amount>()
    found.set(employee_id, months.set(month, (months.get(month) ?? 0n) + amountOf(earned)))
  }
  return found
}

/**
 * Under the law's own name for it; where there is none, by runs that were made for it. What was entered for runs that
 * wait counts as well: somebody else may have planned it in the same moment.
 */
async function thirteenthPaid(tx: Tx, { companyId, pack, period }: Asked, ids: readonly string[]) {
  const type = pack.planned.thirteenth_month
  const isNamed = type === 'thirteenth_month'
  const { rows } = await sql<{ employee_id: string; paid: string }>`
    select employee_id, sum(amount)::numeric(15, 2)::text as paid from (
    select p.employee_id, (line ->> 'amount')::numeric(15, 2) as amount
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    cross join lateral jsonb_array_elements(p.lines) as line
    where p.company_id = ${companyId} and p.employee_id = any(${[...ids]}::uuid[]) and p.year = ${period.year}
      and line ->> 'key' = ${pack.lineOf(type)} and line ->> 'side' = 'earning'
      and ${isNamed ? sql`true` : sql`r.plan ->> 'kind' = 'thirteenth_month'`} and ${standing}
    union all
    select i.employee_id, i.amount from pay_items i
    left join pay_runs r on r.company_id = i.company_id and r.year = i.year and r.month = i.month and r.sequence = i.run
    where i.company_id = ${companyId} and i.employee_id = any(${[...ids]}::uuid[]) and i.year = ${period.year}
      and i.type = ${type} and ${isNamed ? sql`true` : sql`r.plan ->> 'kind' = 'thirteenth_month'`}
      and r.state is distinct from 'approved') as given
    group by employee_id`.execute(tx)
  return new Map(rows.map(({ employee_id, paid }) => [employee_id, amountOf(paid)]))
}
