/** What absence, tardiness and undertime take off the pay, at the unrounded rates. */
import { plus } from '#kernel/fraction.ts'
import { amountText } from '#kernel/money.ts'
import { or, reader } from '../../core/given.ts'
import { decimal } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { at, rateFields, ratesOf } from './working-day.ts'

const none = or(decimal, { top: 0n, bottom: 1n })
const given = reader({ ...rateFields, absent_days: none, tardiness_hours: none, undertime_hours: none })

export const attendanceDeductionScheme = scheme('ph.attendance_deduction', given, ['deduction'], (facts, on, sheet) => {
  const { daily, hourly } = ratesOf(facts, on, sheet)
  const hours = plus(facts.tardiness_hours, facts.undertime_hours)
  const deduction = halfUpToCentavo(plus(at(daily, facts.absent_days), at(hourly, hours)))
  sheet?.result('deduction', deduction, {
    parts: [
      ['daily_rate', halfUpToCentavo(daily)],
      ['absent_days', plainDecimal(facts.absent_days)],
      ['hourly_rate', halfUpToCentavo(hourly)],
      ['tardiness_hours', plainDecimal(facts.tardiness_hours)],
      ['undertime_hours', plainDecimal(facts.undertime_hours)],
    ],
    rounding: 'half_up_to_centavo',
  })
  return { deduction: amountText(deduction) }
})
