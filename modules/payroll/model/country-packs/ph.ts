/** The Philippines: a month's pay by `ph.payslip`. */
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { CountryPack } from '../country-pack.ts'
import { components } from './ph/agreed-pay.ts'
import { companyChanged, companyFactsOf } from './ph/company.ts'
import { days } from './ph/days.ts'
import { figures, yearFigures } from './ph/figures.ts'
import { findingsOf } from './ph/findings.ts'
import { itemTypes, lineOf } from './ph/item-types.ts'
import { opening } from './ph/opening.ts'
import { prepare } from './ph/prepare.ts'
import { recordFields } from './ph/record-fields.ts'
import { carriedAfter, factsOf } from './ph/year-to-date.ts'

const SCHEME = 'ph.payslip'
/** Anybody at all: refused only where the law of that month is not there. */
const ANYBODY = {
  monthly_basic_salary: '20000.00',
  earnings: [{ amount: '20000.00', sss: true, pag_ibig: true, tax: 'regular' }],
}

export const philippines: CountryPack = {
  law: 'ph',
  scheme: SCHEME,
  figures,
  itemTypes,
  lineOf,
  oneLaw: 'of_month',
  basicLines: ['basic_salary', 'attendance_deduction'],
  planned: { thirteenth_month: 'thirteenth_month', months_of_pay: 'bonus', amount: 'bonus' },
  yearFigures,
  knowsLawOf: (period) => !isRefusedAnswer(workOut(SCHEME, period.last, ANYBODY).answer),
  settingMissing: () => undefined,
  recordFields,
  companyFactsOf,
  companyChanged,
  prepare,
  carriedAfter,
  opening,
  factsOf,
  taxForm: {
    claims: () => [],
    items: [],
    facts: [...opening.former, 'minimum_wage_earner'],
    figures: [
      'taxable_regular',
      'taxable_supplementary',
      'benefits_exempt',
      'de_minimis_exempt',
      'withholding_tax',
      'tax_refund',
    ],
  },
  retro: { components, more: 'salary_differential', less: 'other_deduction' },
  days,
  findingsOf,
}
