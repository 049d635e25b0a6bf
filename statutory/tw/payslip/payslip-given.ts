/** What one employee's month is given: what is agreed and paid, and what each scheme must know of the person. */
import { type Facts, optional, or, reader } from '../../core/given.ts'
import { flagOn, money } from '../../core/given-kinds.ts'
import { healthPersonFields } from '../health-insurance/health-insurance.ts'
import { labourPersonFields } from '../labour-insurance/labour-insurance-given.ts'
import { prorationFields } from '../labour-standards/proration.ts'
import { weeklyHours } from '../minimum-wage/minimum-wage.ts'
import { occupationalRateFields } from '../occupational-accident/occupational-rate.ts'
import { pensionPersonFields } from '../pension/pension.ts'
import { taxPersonFields } from '../withholding/payment-tax.ts'

const nothing = or(money, 0n)

const fields = {
  wages: money,
  weekly_hours: weeklyHours,
  recurring_allowances: nothing,
  meal_allowance: nothing,
  overtime_pay: nothing,
  taxable_overtime_pay: nothing,
  bonus: nothing,
  back_pay: nothing,
  year_to_date_bonus_before: nothing,
  per_diem_excess: nothing,
  reimbursement: nothing,
  leave_deduction: nothing,
  other_deductions: nothing,
  ...prorationFields,
  labour_insured_salary: optional(money),
  occupational_insured_salary: optional(money),
  health_insured_salary: optional(money),
  pension_insured_salary: optional(money),
  ...labourPersonFields,
  ...healthPersonFields,
  ...occupationalRateFields,
  ...pensionPersonFields,
  pension_new_system: flagOn,
  ...taxPersonFields,
}

export const payslipGiven = reader(fields)
export type PayslipFacts = Facts<typeof fields>
