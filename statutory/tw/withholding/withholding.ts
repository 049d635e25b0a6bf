/**
 * Tax withheld from one payment of salary (薪資所得扣繳): who is paid, by which method, and whether it is monthly pay or
 * not. The sums are in payment-tax.ts.
 */
import { decimalText } from '#kernel/fraction.ts'
import { type Amount, amountText } from '#kernel/money.ts'
import { optional, or, reader } from '../../core/given.ts'
import { count, flagIfSaid, money, oneOf } from '../../core/given-kinds.ts'
import { type Answer, scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import {
  bonusTax,
  checkDependants,
  monthlyTax,
  nonResidentRate,
  nonResidentTax,
  taxPersonFields,
} from './payment-tax.ts'
import { method, taxYear } from './withholding-law.ts'

const given = reader({
  taxable_wages: money,
  ...taxPersonFields,
  resident: optional(flagIfSaid),
  days_present: optional(count),
  payment_type: or(oneOf(['monthly', 'irregular']), 'monthly'),
  month_total_wages: optional(money),
  above_table_unit: or(oneOf(['1', '10']), '1'),
})

export const withholdingScheme = scheme(
  'tw.withholding',
  given,
  ['rate', 'withholding_tax', 'withheld'],
  (facts, on, sheet): Answer => {
    const { taxable_wages: payment, days_present: days } = facts
    const { law, id: source } = method.on(on)
    taxYear.on(on)
    const resident = facts.resident ?? (days === undefined || days >= law.residentFromDays)
    const person = { ...facts, resident }
    checkDependants(person, on)
    sheet?.fact('resident', resident, { ...(days === undefined ? {} : { parts: [['days_present', days]] }), source })
    if (!resident) {
      const rate = nonResidentRate(facts.month_total_wages ?? payment, on, sheet)
      const tax = nonResidentTax(payment, 'taxable_wages', rate, on, sheet)
      noteWithheld(tax, sheet)
      return { rate: decimalText(rate), withholding_tax: amountText(tax), withheld: tax > 0n }
    }
    sheet?.fact('payment_type', facts.payment_type)
    const tax =
      facts.payment_type === 'monthly'
        ? monthlyTax(person, payment, on, sheet, facts.above_table_unit)
        : bonusTax(payment, on, sheet)
    noteWithheld(tax, sheet)
    return { withholding_tax: amountText(tax), withheld: tax > 0n }
  },
)

function noteWithheld(tax: Amount, sheet: Worksheet | undefined): void {
  sheet?.result('withheld', tax > 0n, { parts: [['withholding_tax', tax]] })
}
