/** Keys of `tw.payslip` by the fields of the record they come from. */
import type { CountryPack } from '../../country-pack.ts'

const same = [
  'joined_on',
  'left_on',
  'tax_dependants',
  'health_dependants',
  'disability_level',
  'labour_insured_salary',
  'occupational_insured_salary',
  'health_insured_salary',
  'pension_insured_salary',
]

export const recordFields: CountryPack['recordFields'] = {
  wages: { field: 'basic_salary', right: '40000' },
  employee_rate: { field: 'pension_employee_rate' },
  employer_rate: { field: 'pension_employer_rate' },
  ...Object.fromEntries(same.map((name) => [name, { field: name }])),
}
