/** Keys of `ph.payslip` by the fields of the record they come from. */
import type { CountryPack } from '../../country-pack.ts'

const basic = { amount: '20000.00', sss: true, pag_ibig: true, tax: 'regular' }

export const recordFields: CountryPack['recordFields'] = {
  monthly_basic_salary: { field: 'basic_salary', right: '20000.00' },
  earnings: { field: 'basic_salary', right: [basic] },
}
