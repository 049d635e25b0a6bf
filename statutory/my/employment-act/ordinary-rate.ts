/** What an ordinary day of work is worth, unrounded; every pay by the day or the hour rests on it. */
import type { Fraction } from '#kernel/fraction.ts'
import type { Amount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { halfUpToSen } from '../../core/rounding.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { employmentActFile } from './employment-act-file.ts'

export function ordinaryDay(wages: Amount, on: PlainDate, sheet?: Worksheet): Fraction {
  const { law, id: source } = ordinaryRate.on(on)
  const day = { top: wages, bottom: law.daysOfMonth }
  sheet?.note('prorated', 'ordinary_rate', halfUpToSen(day), {
    parts: [
      ['wages', wages],
      ['days_of_a_month', String(law.daysOfMonth)],
    ],
    rounding: 'half_up_to_sen',
    source,
  })
  return day
}

const ordinaryRate = employmentActFile.history('ordinary_rate', (block) => ({
  daysOfMonth: BigInt(block.whole('days of a month')),
}))

/** One part of a day's rate, where hours of a day are a fraction themselves. */
export function dividedBy(value: Fraction, divisor: Fraction): Fraction {
  return { top: value.top * divisor.bottom, bottom: value.bottom * divisor.top }
}
