/** What coming late and leaving early take off the wages: the minutes of a month together, at the hourly wage. */

import { times } from '#kernel/fraction.ts'
import { amountText, asFraction } from '#kernel/money.ts'
import { reader } from '../../core/given.ts'
import { count, money } from '../../core/given-kinds.ts'
import { scheme } from '../../core/scheme.ts'
import { rounding, taken } from '../rounding-choice.ts'
import { wageDay } from './labour-standards-file.ts'

const MINUTES = 60n

const given = reader({ wages: money, minutes: count, rounding })

export const lateDeductionScheme = scheme('tw.late_deduction', given, ['deduction'], (facts, on, sheet) => {
  const { law, id: source } = wageDay.on(on)
  const month = law.daysOfMonth * law.hoursOfDay * MINUTES
  const part = { top: BigInt(facts.minutes), bottom: month }
  const deduction = taken(times(asFraction(facts.wages), part), facts.rounding)
  sheet?.fact('wages', facts.wages)
  sheet?.note('prorated', 'deduction', deduction.amount, {
    figure: 'deduction',
    parts: [
      ['wages', facts.wages],
      ['minutes', String(facts.minutes)],
      ['minutes_of_a_month', String(month)],
    ],
    rounding: deduction.rounding,
    source,
  })
  return { deduction: amountText(deduction.amount) }
})
