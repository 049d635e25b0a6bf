/** The figures of a Malaysian payslip in the order it is read, and on which side each stands. */
import type { FigureOf } from '../../country-pack.ts'

export const figures: readonly FigureOf[] = [
  { name: 'gross_pay', side: 'total' },
  { name: 'epf_wages', side: 'base' },
  { name: 'socso_wages', side: 'base' },
  { name: 'eis_wages', side: 'base' },
  { name: 'hrd_wages', side: 'base' },
  { name: 'normal_remuneration', side: 'base' },
  { name: 'additional_remuneration', side: 'base' },
  { name: 'epf_employee', side: 'deduction' },
  { name: 'socso_employee', side: 'deduction' },
  { name: 'skbbk_employee', side: 'deduction' },
  { name: 'eis_employee', side: 'deduction' },
  { name: 'withholding_tax', side: 'deduction' },
  { name: 'zakat', side: 'deduction' },
  { name: 'cp38', side: 'deduction' },
  { name: 'other_deductions', side: 'deduction' },
  { name: 'total_deductions', side: 'total' },
  { name: 'net_pay', side: 'total' },
  { name: 'epf_employer', side: 'employer' },
  { name: 'socso_employer', side: 'employer' },
  { name: 'eis_employer', side: 'employer' },
  { name: 'hrd_levy', side: 'employer' },
  { name: 'employer_contributions', side: 'total' },
  { name: 'employer_cost', side: 'total' },
]

/** Printed on the payslip as sums since January. */
export const yearFigures = [
  'gross_pay',
  'epf_employee',
  'socso_employee',
  'skbbk_employee',
  'eis_employee',
  'withholding_tax',
  'zakat',
  'cp38',
  'net_pay',
  'epf_employer',
  'socso_employer',
  'eis_employer',
] as const
