/** The last pay, arithmetic only: tax comes from ph.withholding_annual, what of it is taxable is not decided here. */
import { amountText, notNegative } from '#kernel/money.ts'
import { or, reader } from '../../core/given.ts'
import { decimal, money } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { thirteenthMonth, thirteenthMonthFields } from '../benefits/thirteenth-month.ts'

const nothing = or(money, 0n)

const given = reader({
  ...thirteenthMonthFields,
  thirteenth_month_paid: nothing,
  unpaid_pay: nothing,
  separation_pay: nothing,
  retirement_pay: nothing,
  unused_leave_days: or(decimal, { top: 0n, bottom: 1n }),
  daily_rate: nothing,
  employee_contributions: nothing,
  withholding_tax: nothing,
  tax_refund: nothing,
  other_deductions: nothing,
})
const NAMES = { thirteenth_month_pay: 'thirteenth_month_pay' }
const answers = ['thirteenth_month_pay', 'leave_conversion', 'gross_pay', 'net_pay']

export const finalPayScheme = scheme('ph.final_pay', given, answers, (facts, on, sheet) => {
  const year = thirteenthMonth(facts, on, sheet?.within('ph.thirteenth_month', NAMES))
  const { unused_leave_days: days, daily_rate: rate } = facts
  const balance = notNegative(year.pay - facts.thirteenth_month_paid)
  const conversion = halfUpToCentavo({ top: days.top * rate, bottom: days.bottom })
  const paid = [
    ['unpaid_pay', facts.unpaid_pay],
    ['thirteenth_month_pay', balance],
    ['leave_conversion', conversion],
    ['separation_pay', facts.separation_pay],
    ['retirement_pay', facts.retirement_pay],
  ] as const
  const gross = paid.reduce((sum, [, amount]) => sum + amount, 0n)
  const lines = [
    ['gross_pay', gross],
    ['employee_contributions', -facts.employee_contributions],
    ['withholding_tax', -facts.withholding_tax],
    ['other_deductions', -facts.other_deductions],
    ['tax_refund', facts.tax_refund],
  ] as const
  const net = lines.reduce((sum, [, amount]) => sum + amount, 0n)
  if (sheet) {
    sheet.note('capped', 'thirteenth_month_pay', balance, {
      figure: 'thirteenth_month_pay',
      parts: [
        ['thirteenth_month_of_year', year.pay],
        ['thirteenth_month_paid', -facts.thirteenth_month_paid],
      ],
    })
    sheet.result('leave_conversion', conversion, {
      parts: [
        ['unused_leave_days', plainDecimal(days)],
        ['daily_rate', rate],
      ],
      rounding: 'half_up_to_centavo',
    })
    sheet.result('gross_pay', gross, { parts: paid })
    sheet.result('net_pay', net, { parts: lines })
  }
  return {
    thirteenth_month_pay: amountText(balance),
    leave_conversion: amountText(conversion),
    gross_pay: amountText(gross),
    net_pay: amountText(net),
  }
})
