/** The pay of a minimum wage earner that bears no tax: the statutory minimum with its holiday, overtime, night and hazard pay. */
import type { Amount } from '#kernel/money.ts'
import { flag } from '../../core/given-kinds.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { noMoney } from './withholding-law.ts'

export const minimumWageFields = { minimum_wage_pay: noMoney, minimum_wage_earner: flag }
type MinimumWageFacts = { readonly minimum_wage_pay: Amount; readonly minimum_wage_earner: boolean }

/** What of it is exempt, and what joins taxable pay because the employee earns more than the minimum. */
export function minimumWagePay({ minimum_wage_pay: pay, minimum_wage_earner: earner }: MinimumWageFacts) {
  return earner ? { exempt: pay, taxable: 0n } : { exempt: 0n, taxable: pay }
}

export function noteMinimumWagePay(facts: MinimumWageFacts, exempt: Amount, sheet: Worksheet): void {
  sheet.fact('minimum_wage_pay', facts.minimum_wage_pay)
  sheet.result('exempt', exempt, {
    parts: [
      ['minimum_wage_pay', facts.minimum_wage_pay],
      ['minimum_wage_earner', facts.minimum_wage_earner],
    ],
  })
}
