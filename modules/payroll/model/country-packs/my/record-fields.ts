/** Keys of `my.payslip` by the fields of the record they come from. */
import type { CountryPack } from '../../country-pack.ts'

const same = [
  'citizenship',
  'skbbk_released',
  'elected_before_1998_08',
  'domestic_servant',
  'no_contribution_before_55',
  'no_contribution_before_57',
  'children_under_18',
  'children_over_18_studying',
  'children_tertiary',
  'children_disabled',
  'children_disabled_tertiary',
  'previous_remuneration',
  'previous_epf',
  'previous_mtd',
  'previous_zakat',
  'previous_deductions',
]

export const recordFields: CountryPack['recordFields'] = {
  age: { field: 'birth_date', right: 30 },
  earnings: { field: 'basic_salary', right: [{ type: 'basic_salary', amount: '2000.00' }] },
  category: { field: 'marital_status', right: 1 },
  regime: { field: 'tax_regime' },
  disabled_self: { field: 'disabled' },
  disabled_spouse: { field: 'spouse_disabled' },
  employee_rate: { field: 'epf_employee_rate' },
  employer_rate: { field: 'epf_employer_rate' },
  ...Object.fromEntries(same.map((name) => [name, { field: name }])),
}
