/** The tax of a month: on monthly pay, on what is not monthly (bonus, pay of closed months), or at the flat rate of non-residents on both. */
import { type Amount, lesser, notNegative } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { bonusTax, checkDependants, monthlyTax, nonResidentRate, nonResidentTax } from '../withholding/payment-tax.ts'
import type { MonthPay } from './month-pay.ts'
import { mealAllowance } from './pay-items.ts'
import type { PayslipFacts } from './payslip-given.ts'

export type MonthTax = { readonly taxable: Amount; readonly month: Amount; readonly bonus: Amount }

export function monthTax(
  facts: PayslipFacts,
  pay: MonthPay,
  pensionEmployee: Amount,
  on: PlainDate,
  sheet: Worksheet | undefined,
): MonthTax {
  checkDependants(facts, on)
  const taxable = taxableWages(facts, pay, pensionEmployee, on, sheet)
  const ofMonth = sheet?.within('tw.withholding', monthNames)
  const irregular = facts.bonus + facts.back_pay
  const ofBonus = sheet?.within('tw.withholding', facts.back_pay === 0n ? bonusNames : irregularNames)
  if (facts.back_pay !== 0n) {
    const parts = [['bonus', facts.bonus] as const, ['back_pay', facts.back_pay] as const]
    sheet?.note('sum', 'irregular_payment', irregular, { figure: 'bonus_withholding_tax', parts })
  }
  if (!facts.resident) {
    ofMonth?.fact('resident', false)
    const rate = nonResidentRate(taxable + irregular, on, ofMonth)
    return {
      taxable,
      month: nonResidentTax(taxable, 'taxable_wages', rate, on, ofMonth),
      bonus: nonResidentTax(irregular, 'irregular_payment', rate, on, ofBonus),
    }
  }
  return { taxable, month: monthlyTax(facts, taxable, on, ofMonth), bonus: bonusTax(irregular, on, ofBonus) }
}

const monthNames = { taxable_wages: 'taxable_wages', withholding_tax: 'withholding_tax' }
const irregularNames = { irregular_payment: 'irregular_payment', withholding_tax: 'bonus_withholding_tax' }
const bonusNames = { irregular_payment: 'bonus', withholding_tax: 'bonus_withholding_tax' }

/** Monthly pay less the meal allowance up to its limit and the employee's own pension contribution. */
function taxableWages(
  facts: PayslipFacts,
  pay: MonthPay,
  pensionEmployee: Amount,
  on: PlainDate,
  sheet: Worksheet | undefined,
): Amount {
  const { law, id: source } = mealAllowance.on(on)
  const meal = lesser(facts.meal_allowance, law.notTaxedUpTo)
  const taxable = notNegative(pay.regular - meal - pensionEmployee)
  sheet?.note('sum', 'taxable_wages', taxable, {
    figure: 'taxable_wages',
    parts: [
      ['regular_pay', pay.regular],
      ['meal_allowance_not_taxed', -meal],
      ['pension_employee', -pensionEmployee],
    ],
    source,
  })
  return taxable
}
