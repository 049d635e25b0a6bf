/** Wages for annual leave that was not taken: a thirtieth of the last normal month's wages for each day. */
import { times } from '#kernel/fraction.ts'
import { amountText } from '#kernel/money.ts'
import { reader } from '../../core/given.ts'
import { decimal, money } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { prorated } from '../../core/proration.ts'
import { scheme } from '../../core/scheme.ts'
import { due, rounding } from '../rounding-choice.ts'
import { wageDay } from './labour-standards-file.ts'

const given = reader({ wages: money, unused_days: decimal, rounding })

export const annualLeavePayoutScheme = scheme('tw.annual_leave_payout', given, ['pay'], (facts, on, sheet) => {
  const { law, id: source } = wageDay.on(on)
  const pay = due(times(prorated(facts.wages, 1n, law.daysOfMonth), facts.unused_days), facts.rounding)
  sheet?.fact('wages', facts.wages)
  sheet?.note('prorated', 'pay', pay.amount, {
    figure: 'pay',
    parts: [
      ['wages', facts.wages],
      ['unused_days', plainDecimal(facts.unused_days)],
      ['days_of_a_month', String(law.daysOfMonth)],
    ],
    rounding: pay.rounding,
    source,
  })
  return { pay: amountText(pay.amount) }
})
