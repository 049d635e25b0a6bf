/**
 * Wages of a month in which someone joined or left (破月薪資): by a month of thirty days, or by the days the month has.
 * The law leaves it open, so which of them is a setting; a whole month is always the agreed wages.
 */
import { type Amount, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, or, reader } from '../../core/given.ts'
import { money, oneOf } from '../../core/given-kinds.ts'
import { prorated } from '../../core/proration.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { datesSaid, monthLength, serviceFields, serviceIn } from '../insured/service-dates.ts'
import { due, rounding } from '../rounding-choice.ts'
import { labourStandardsFile } from './labour-standards-file.ts'

export const prorationFields = {
  ...serviceFields,
  proration_method: or(oneOf(['thirty_days', 'calendar_days']), 'thirty_days'),
  rounding,
}
type ProrationFacts = Facts<typeof prorationFields>

const incompleteMonth = labourStandardsFile.history('incomplete_month', (block) => ({
  daysOfMonth: BigInt(block.whole('days of a month')),
}))

export type PartMonth = { readonly days: number; readonly pay: Amount }

export function partMonth(wages: Amount, facts: ProrationFacts, on: PlainDate, sheet?: Worksheet): PartMonth {
  const { law, id: source } = incompleteMonth.on(on)
  const length = monthLength(on)
  const { first, last = length } = serviceIn(facts, on)
  const days = last - first + 1
  sheet?.fact('wages', wages)
  sheet?.result('days', days, { parts: datesSaid(facts) })
  if (days === length) {
    sheet?.note('prorated', 'pay', wages, {
      figure: 'pay',
      parts: [
        ['wages', wages],
        ['days', days],
      ],
      source,
    })
    return { days, pay: wages }
  }
  const divisor = facts.proration_method === 'thirty_days' ? law.daysOfMonth : BigInt(length)
  const { amount, rounding } = due(prorated(wages, BigInt(days), divisor), facts.rounding)
  const pay = amount > wages ? wages : amount
  sheet?.note('prorated', 'pay', pay, {
    figure: 'pay',
    parts: [
      ['wages', wages],
      ['days', days],
      ['days_of_a_month', String(divisor)],
      ['proration_method', facts.proration_method],
    ],
    rounding,
    source,
  })
  return { days, pay }
}

export const prorationScheme = scheme(
  'tw.proration',
  reader({ wages: money, ...prorationFields }),
  ['days', 'pay'],
  (facts, on, sheet) => {
    const { days, pay } = partMonth(facts.wages, facts, on, sheet)
    return { days, pay: amountText(pay) }
  },
)
