/** The figures of a Philippine payslip in the order it is read, and on which side each stands. */
import type { FigureOf } from '../../country-pack.ts'

export const figures: readonly FigureOf[] = [
  { name: 'attendance_deduction', side: 'reduction' },
  { name: 'gross_pay', side: 'total' },
  { name: 'sss_compensation', side: 'base' },
  { name: 'fund_salary', side: 'base' },
  { name: 'monthly_salary_credit', side: 'base' },
  { name: 'taxable_regular', side: 'base' },
  { name: 'taxable_supplementary', side: 'base' },
  { name: 'benefits_exempt', side: 'base' },
  { name: 'de_minimis_exempt', side: 'base' },
  { name: 'sss_employee', side: 'deduction' },
  { name: 'philhealth_employee', side: 'deduction' },
  { name: 'pag_ibig_employee', side: 'deduction' },
  { name: 'withholding_tax', side: 'deduction' },
  { name: 'union_dues', side: 'deduction' },
  { name: 'other_deductions', side: 'deduction' },
  { name: 'total_deductions', side: 'total' },
  { name: 'tax_refund', side: 'refund' },
  { name: 'net_pay', side: 'total' },
  { name: 'sss_employer', side: 'employer' },
  { name: 'philhealth_employer', side: 'employer' },
  { name: 'pag_ibig_employer', side: 'employer' },
  { name: 'employer_contributions', side: 'total' },
  { name: 'employer_cost', side: 'total' },
]

/** Printed on the payslip as sums since January. */
export const yearFigures = [
  'gross_pay',
  'taxable_regular',
  'taxable_supplementary',
  'benefits_exempt',
  'withholding_tax',
  'sss_employee',
  'philhealth_employee',
  'pag_ibig_employee',
  'net_pay',
  'sss_employer',
  'philhealth_employer',
  'pag_ibig_employer',
] as const
