/** Malaysia: a month's pay by `my.payslip`. */
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { CountryPack } from '../country-pack.ts'
import { components } from './my/agreed-pay.ts'
import { companyChanged, companyFactsOf } from './my/company.ts'
import { days } from './my/days.ts'
import { figures, yearFigures } from './my/figures.ts'
import { findingsOf } from './my/findings.ts'
import { itemTypes, lineOf } from './my/item-types.ts'
import { opening } from './my/opening.ts'
import { factsOf } from './my/person.ts'
import { prepare } from './my/prepare.ts'
import { recordFields } from './my/record-fields.ts'
import { taxForm } from './my/tax-form.ts'
import { carriedAfter } from './my/year-to-date.ts'

const SCHEME = 'my.payslip'
/** Anybody at all: refused only where the law of that month is not there. */
const ANYBODY = { age: 30, category: 1, earnings: [{ type: 'basic_salary', amount: '5000.00' }] }

export const malaysia: CountryPack = {
  law: 'my',
  scheme: SCHEME,
  figures,
  itemTypes,
  lineOf,
  oneLaw: 'of_month',
  basicLines: ['basic_salary'],
  planned: { thirteenth_month: 'bonus', months_of_pay: 'bonus', amount: 'bonus' },
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
  taxForm,
  // Employment Act 1955, section 24(8): half of the wages of the month, three quarters with a loan for a house.
  deductionCap: { percent: '50', withHousing: '75' },
  retro: { components, more: 'arrears', less: 'other_deduction' },
  days,
  findingsOf,
}
