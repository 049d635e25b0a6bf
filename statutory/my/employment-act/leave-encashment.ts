/** Annual leave not taken when employment ends, paid at the ordinary rate; nothing after misconduct. */
import { amountText } from '#kernel/money.ts'
import { reader } from '../../core/given.ts'
import { daysOfYear, flag, money } from '../../core/given-kinds.ts'
import { halfUpToSen } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { ordinaryDay } from './ordinary-rate.ts'

const given = reader({ wages: money, untaken_days: daysOfYear, dismissed_for_misconduct: flag })

export const leaveEncashmentScheme = scheme(
  'my.leave_encashment',
  given,
  ['ordinary_rate', 'pay'],
  (facts, on, sheet) => {
    const day = ordinaryDay(facts.wages, on, sheet)
    const halves = facts.dismissed_for_misconduct ? 0n : BigInt(facts.untaken_days)
    const pay = halfUpToSen({ top: day.top * halves, bottom: day.bottom * 2n })
    sheet?.result('pay', pay, {
      parts: [
        ['ordinary_rate', halfUpToSen(day)],
        ['untaken_days', facts.untaken_days / 2],
        ['dismissed_for_misconduct', facts.dismissed_for_misconduct],
      ],
      rounding: 'half_up_to_sen',
    })
    return { ordinary_rate: amountText(halfUpToSen(day)), pay: amountText(pay) }
  },
)
