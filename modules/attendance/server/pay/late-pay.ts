/** What the minutes of a month come to by the law of the country. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { lastDayOf, type PlainDate, plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import { type EmployedRow, employedOf, lastDayBy } from '#modules/employees/model/public.ts'
import { formerEmploymentsOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isRefusedAnswer, type Step, workOut } from '#statutory/work-out.ts'
import { hoursOf } from '../../model/pay/absences.ts'

export type PayOfPerson = {
  readonly lastDayBy: (date: PlainDate) => PlainDate | null
  /** Monthly, on a day. */
  readonly amountOn: (component: string, date: PlainDate) => string
}
type Lateness = {
  readonly month: string
  readonly factor: string | null
  readonly minutes: { readonly late: number; readonly early: number }
  readonly person: PayOfPerson
}
type Priced = { readonly type: string; readonly amount: string; readonly worksheet: readonly Step[] }

const USUAL_FACTOR = '313'
/** Wages by which an hour is reckoned. */
const WAGES = ['basic_salary', 'meal_allowance', 'recurring_allowance']

/** Undefined where no law of the country says what a minute is worth, or it gives no answer. */
export function pricedLateness(country: Country, { month, factor, minutes, person }: Lateness): Priced | undefined {
  const on = lastDayOf(yearMonthOf(plainDateOf(`${month}-01`)))
  const leftOn = person.lastDayBy(on)
  const day = leftOn !== null && leftOn < on ? leftOn : on
  if (country === 'TW') {
    const wages = amountText(sumOf(WAGES.map((component) => amountOf(person.amountOn(component, day)))))
    return asked('tw.late_deduction', on, 'leave_deduction', { wages, minutes: minutes.late + minutes.early })
  }
  if (country !== 'PH') return undefined
  return asked('ph.attendance_deduction', on, 'absence', {
    monthly_salary: person.amountOn('basic_salary', day),
    factor: factor ?? USUAL_FACTOR,
    tardiness_hours: hoursOf(minutes.late),
    undertime_hours: hoursOf(minutes.early),
  })
}

function asked(scheme: string, on: PlainDate, type: string, given: object): Priced | undefined {
  const { answer, worksheet = [] } = workOut(scheme, on, given, { worksheet: true })
  if (isRefusedAnswer(answer)) return undefined
  const amount = String(answer.deduction)
  return amountOf(amount) === 0n ? undefined : { type, amount, worksheet }
}

export async function payOfPeople(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PayOfPerson>> {
  const { rows } = await sql<Row>`
    select e.id, e.joined_on, e.left_on, ${formerEmploymentsOf()} as employed_before, coalesce((
      select jsonb_agg(jsonb_build_object('component', r.component, 'from', r.effective_from, 'amount', r.amount::text)
          order by r.effective_from)
        from salary_rates r where r.company_id = e.company_id and r.employee_id = e.id), '[]') as rates
    from employees e where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(
    rows.map(({ id, rates, ...row }) => [
      id,
      {
        lastDayBy: (date) => lastDayBy(date, employedOf(row)),
        amountOn: (component, date) =>
          rates.findLast((rate) => rate.component === component && rate.from <= date)?.amount ?? '0.00',
      },
    ]),
  )
}

type Row = EmployedRow & {
  id: string
  rates: readonly { component: string; from: string; amount: string }[]
}
