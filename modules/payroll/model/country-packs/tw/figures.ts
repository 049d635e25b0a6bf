/** The figures of a Taiwanese payslip in the order it is read, and on which side each stands. */
import type { FigureOf } from '../../country-pack.ts'

export const figures: readonly FigureOf[] = [
  { name: 'basic_pay', side: 'earning' },
  { name: 'recurring_allowances', side: 'earning' },
  { name: 'meal_allowance', side: 'earning' },
  { name: 'overtime_pay', side: 'earning' },
  { name: 'taxable_overtime_pay', side: 'earning' },
  { name: 'bonus', side: 'earning' },
  { name: 'back_pay', side: 'earning' },
  { name: 'leave_deduction', side: 'reduction' },
  { name: 'gross_pay', side: 'total' },
  { name: 'labour_insured_salary', side: 'base' },
  { name: 'occupational_insured_salary', side: 'base' },
  { name: 'health_insured_salary', side: 'base' },
  { name: 'pension_insured_salary', side: 'base' },
  { name: 'taxable_wages', side: 'base' },
  { name: 'ordinary_employee', side: 'deduction' },
  { name: 'employment_employee', side: 'deduction' },
  { name: 'health_employee', side: 'deduction' },
  { name: 'pension_employee', side: 'deduction' },
  { name: 'withholding_tax', side: 'deduction' },
  { name: 'bonus_withholding_tax', side: 'deduction' },
  { name: 'supplementary_premium', side: 'deduction' },
  { name: 'other_deductions', side: 'deduction' },
  { name: 'total_deductions', side: 'total' },
  { name: 'net_pay', side: 'total' },
  { name: 'ordinary_employer', side: 'employer' },
  { name: 'employment_employer', side: 'employer' },
  { name: 'occupational_employer', side: 'employer' },
  { name: 'health_employer', side: 'employer' },
  { name: 'pension_employer', side: 'employer' },
  { name: 'employer_contributions', side: 'total' },
  { name: 'employer_cost', side: 'total' },
]

/** Printed on the payslip as sums since January. */
export const yearFigures = [
  'gross_pay',
  'taxable_wages',
  'bonus',
  'withholding_tax',
  'bonus_withholding_tax',
  'supplementary_premium',
  'pension_employee',
  'pension_employer',
  'net_pay',
] as const
