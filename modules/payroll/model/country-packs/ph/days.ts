/**
 * Days without pay are taken off by `ph.attendance_deduction`, a day's pay each by the days of a year that the salary
 * pays; leave that is converted is priced by `ph.daily_rate` and counts among the benefits of the year.
 */
import type { DaysPriced, PricedDays } from '../../country-pack.ts'
import { agreedAmount } from '../agreed-rates.ts'
import { answered } from '../priced.ts'

export const days: PricedDays = {
  unpaid: (at) => items('absence', deduction(at)),
  givenBack: (at) => items('allowance', deduction(at)),
  takenLater: (at) => items('absence', deduction(at)),
  encashed: (at) => items('bonus', answered('ph.daily_rate', at.period, { ...salaryOf(at), days: at.days }, 'amount')),
}

const deduction = (at: DaysPriced) =>
  answered('ph.attendance_deduction', at.period, { ...salaryOf(at), absent_days: at.days }, 'deduction')

const salaryOf = ({ person, company, period }: DaysPriced) => ({
  monthly_salary: agreedAmount(person, 'basic_salary', period) ?? '0.00',
  factor: String(company.working_days_factor),
})

const items = (type: string, amount: string | undefined) => (amount === undefined ? [] : [{ type, amount }])
