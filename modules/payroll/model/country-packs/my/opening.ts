/** Malaysia: the accumulated figures of the tax deduction, and what is printed as sums since January. */
import type { CountryPack } from '../../country-pack.ts'
import { openingColumn } from '../../opening.ts'
import { TRAVEL } from './travel.ts'

/** Column of the sheet -> key of `my.payslip`. */
const accumulated = {
  remuneration: 'accumulated_remuneration',
  epf_employee: 'accumulated_epf',
  withholding_tax: 'accumulated_mtd',
  zakat: 'accumulated_zakat',
  tax_deductions: 'accumulated_deductions',
} as const

export const opening: CountryPack['opening'] = {
  figures: [
    openingColumn('remuneration', { required: true }),
    openingColumn('epf_employee', { required: true }),
    openingColumn('withholding_tax', { required: true, word: 'payroll.opening.pcb' }),
    openingColumn('zakat'),
    openingColumn('tax_deductions'),
    openingColumn(TRAVEL),
    openingColumn('gross_pay'),
    openingColumn('epf_employer'),
    openingColumn('socso_employee'),
    openingColumn('eis_employee'),
    openingColumn('net_pay'),
  ],
  scope: 'anywhere',
  former: ['previous_remuneration', 'previous_epf', 'previous_mtd', 'previous_zakat', 'previous_deductions'],
  carried: ({ figures }) => ({
    ...Object.fromEntries(
      Object.entries(accumulated).flatMap(([column, key]) => {
        const amount = figures[column]
        return amount === undefined || amount === '0.00' ? [] : [[key, amount]]
      }),
    ),
    ...(figures[TRAVEL] && figures[TRAVEL] !== '0.00' && { [TRAVEL]: figures[TRAVEL] }),
  }),
}
