/** What a payslip is given: the period's earnings, the rest of the month around it, the year before it. */
import { type Facts, listOf, or, partOf, reader } from '../../core/given.ts'
import { count, flag, money, oneOf } from '../../core/given-kinds.ts'
import { basicSalaryFields } from '../philhealth/basic-salary.ts'
import { occasion } from '../withholding/annualised.ts'
import { period } from '../withholding/withholding-law.ts'
import { earning } from './earnings.ts'

const nothing = or(money, 0n)

const monthSoFar = reader({
  sss_compensation: nothing,
  fund_salary: nothing,
  sss_employee: nothing,
  sss_employer: nothing,
  philhealth_employee: nothing,
  philhealth_employer: nothing,
  pag_ibig_employee: nothing,
  pag_ibig_employer: nothing,
})
const restOfMonth = reader({ sss_compensation: nothing, fund_salary: nothing })
const yearToDate = reader({
  taxable: nothing,
  periods: or(count, 0),
  withheld_present: nothing,
  withheld_previous: nothing,
})

const fields = {
  period: or(period, 'monthly'),
  ...basicSalaryFields,
  earnings: listOf(earning),
  attendance_deduction: nothing,
  minimum_wage_earner: flag,
  charge_contributions: or(oneOf(['full', 'half', 'none']), 'full'),
  month_so_far: partOf(monthSoFar),
  rest_of_month: partOf(restOfMonth),
  union_dues: nothing,
  other_deductions: nothing,
  excluded_before: nothing,
  previous_employer: flag,
  on_cumulative_average: flag,
  annualise: flag,
  occasion,
  year_to_date: partOf(yearToDate),
}

export const payslipGiven = reader(fields)
export type PayslipFacts = Facts<typeof fields>
