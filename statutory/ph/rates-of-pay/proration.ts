/** Part-month salary of who joins, leaves or is raised within a month: each part by its working days, rounded once. */
import { type Fraction, plus } from '#kernel/fraction.ts'
import { amountText, asFraction } from '#kernel/money.ts'
import { type Facts, listOf, reader } from '../../core/given.ts'
import { aboveZero, decimal, money } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { at, workingDay } from './working-day.ts'

const fields = { monthly_salary: money, days: decimal, working_days: aboveZero(decimal) }
type Segment = Facts<typeof fields>

const given = reader({ segments: listOf(reader(fields)) })

export const prorationScheme = scheme('ph.proration', given, ['pay'], ({ segments }, on, sheet) => {
  const { id: source } = workingDay.on(on)
  let month: Fraction = { top: 0n, bottom: 1n }
  let earned = asFraction(0n)
  segments.forEach((segment, index) => {
    const part = partOfMonth(segment)
    if (part.top > part.bottom) refuse(`segments[${index}].days`, 'out_of_range', 'more days than the month works')
    month = plus(month, part)
    earned = plus(earned, at(asFraction(segment.monthly_salary), part))
  })
  if (month.top > month.bottom) refuse('segments', 'out_of_range', 'more than one month together')
  const pay = halfUpToCentavo(earned)
  sheet?.note('prorated', 'pay', pay, {
    figure: 'pay',
    parts: segments.flatMap(({ monthly_salary, days, working_days }) => [
      ['monthly_salary', monthly_salary] as const,
      ['days', plainDecimal(days)] as const,
      ['working_days', plainDecimal(working_days)] as const,
    ]),
    rounding: 'half_up_to_centavo',
    source,
  })
  return { pay: amountText(pay) }
})

function partOfMonth({ days, working_days }: Segment): Fraction {
  return { top: days.top * working_days.bottom, bottom: days.bottom * working_days.top }
}
