/** Taiwan: a month's pay by `tw.payslip`. */
import { yearToDateAfter } from '#statutory/tw/payslip/year-to-date.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { CountryPack } from '../country-pack.ts'
import { components } from './tw/agreed-pay.ts'
import { companyChanged, companyFactsOf, settingMissing } from './tw/company.ts'
import { days } from './tw/days.ts'
import { declarations } from './tw/declarations.ts'
import { figures, yearFigures } from './tw/figures.ts'
import { findingsOf } from './tw/findings.ts'
import { itemTypes, lineOf } from './tw/item-types.ts'
import { opening } from './tw/opening.ts'
import { factsOf } from './tw/person.ts'
import { prepare } from './tw/prepare.ts'
import { recordFields } from './tw/record-fields.ts'

const SCHEME = 'tw.payslip'
/** Anybody at all: refused only where the law of that month is not there. */
const ANYBODY = { wages: '40000', occupational_rate: '0.001' }

export const taiwan: CountryPack = {
  law: 'tw',
  scheme: SCHEME,
  figures,
  itemTypes,
  lineOf,
  oneLaw: 'of_payment',
  basicLines: ['basic_pay', 'leave_deduction'],
  planned: { thirteenth_month: 'bonus', months_of_pay: 'bonus', amount: 'bonus' },
  yearFigures,
  knowsLawOf: (period) => !isRefusedAnswer(workOut(SCHEME, period.last, ANYBODY).answer),
  settingMissing,
  declarations,
  recordFields,
  companyFactsOf,
  companyChanged,
  prepare,
  carriedAfter: (_prepared, answer) => ({ ...yearToDateAfter(answer) }),
  opening,
  factsOf,
  taxForm: {
    claims: () => [],
    items: [],
    facts: ['tax_resident', 'tax_dependants'],
    figures: ['taxable_wages', 'withholding_tax', 'bonus', 'bonus_withholding_tax'],
  },
  retro: { components, more: 'back_pay', less: 'other_deduction' },
  days,
  findingsOf,
}
