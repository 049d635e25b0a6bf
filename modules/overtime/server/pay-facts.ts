/** What people are paid by the month, as each country's law of overtime goes by it. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type FormerTerms, formerIn } from '#modules/company/model/public.ts'
import { type EmployedRow, employedOf, lastDayBy } from '#modules/employees/model/public.ts'
import { type FormerWork, formerEmploymentsOf, formerWorkOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type PayFacts = {
  readonly partTime: boolean
  /** Whom the law covers whatever they earn (Malaysia). */
  readonly manualLabour: boolean
  /** Of the law of working hours (Philippines). */
  readonly category: string
  /** And never by the hours of the office. */
  readonly worksByRoster: boolean
  /** Of the employment that the day belongs to. */
  readonly lastDayBy: (date: PlainDate) => PlainDate | null
  /** As what is paid in a month, YYYY-MM, goes by: a closed one by the kind of work that held then. */
  readonly paidIn: (month: string) => PayFacts
  /** Of a day: basic pay alone, and with what belongs to the wages. */
  readonly basicOn: (date: PlainDate) => string
  readonly wagesOn: (date: PlainDate) => string
}

const components: Readonly<Record<Country, readonly string[]>> = {
  MY: ['basic_salary', 'fixed_allowance'],
  TW: ['basic_salary', 'meal_allowance', 'recurring_allowance'],
  PH: ['basic_salary'],
}

export async function payFactsOf(
  tx: Tx,
  companyId: string,
  country: Country,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PayFacts>> {
  const { rows } = await sql<Row>`
    select e.id, e.employment_type, e.job_type, e.joined_on, e.left_on, e.statutory->>'manual_labour' in ('true', 'yes') as manual_labour,
      e.statutory->>'employee_category' as category, ${formerWorkOf()} as former,
      ${formerEmploymentsOf()} as employed_before, coalesce((
      select jsonb_agg(jsonb_build_object('component', r.component, 'from', r.effective_from, 'amount', r.amount::text)
          order by r.effective_from)
        from salary_rates r where r.company_id = e.company_id and r.employee_id = e.id), '[]') as rates
    from employees e where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(
    rows.map(({ id, joined_on, left_on, employed_before, rates, former, ...work }) => {
      const employed = employedOf({ joined_on, left_on, employed_before })
      const on = (component: string, date: PlainDate) =>
        amountOf(rates.findLast((rate) => rate.component === component && rate.from <= date)?.amount ?? '0')
      const facts: PayFacts = {
        ...workOf(work),
        lastDayBy: (date) => lastDayBy(date, employed),
        paidIn: (month) => {
          const held = formerIn(former, month)
          return held ? { ...facts, ...workOf(asToday(held)) } : facts
        },
        basicOn: (date) => amountText(on('basic_salary', date)),
        wagesOn: sinceRate(rates, (date) =>
          amountText(sumOf(components[country].map((component) => on(component, date)))),
        ),
      }
      return [id, facts] as const
    }),
  )
}

/** From one rate to the next it is the same. */
function sinceRate(rates: Row['rates'], on: (date: PlainDate) => string): (date: PlainDate) => string {
  const known = new Map<number, string>()
  return (date) => {
    const last = rates.findLastIndex(({ from }) => from <= date)
    const found = known.get(last) ?? on(date)
    known.set(last, found)
    return found
  }
}

type Work = {
  readonly employment_type: string | null
  readonly job_type: string | null
  readonly manual_labour: boolean | null
  readonly category: string | null
}

const workOf = ({ employment_type, job_type, manual_labour, category }: Work) => ({
  partTime: employment_type === 'part_time',
  manualLabour: manual_labour === true,
  category: category || 'rank_and_file',
  worksByRoster: job_type === 'adaptive_schedule',
})

const asToday = ({ manual_labour, employee_category, ...rest }: FormerWork): Work => ({
  ...rest,
  manual_labour: ['true', 'yes'].includes(String(manual_labour)),
  category: employee_category ?? null,
})

/** Employed in these days, and without basic pay on the first of them. */
export async function withoutWages(
  tx: Tx,
  companyId: string,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from employees e where e.company_id = ${companyId} and e.joined_on <= ${to}
      and (e.left_on is null or e.left_on >= ${from}) and not exists (
        select 1 from salary_rates r where r.company_id = e.company_id and r.employee_id = e.id
          and r.component = 'basic_salary' and r.amount > 0 and r.effective_from <= ${from}) order by e.id`.execute(tx)
  return rows.map(({ id }) => id)
}

type Row = Work &
  EmployedRow & {
    id: string
    former: FormerTerms<FormerWork> | null
    rates: readonly { component: string; from: string; amount: string }[]
  }
