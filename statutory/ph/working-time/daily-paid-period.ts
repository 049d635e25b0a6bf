/** Gross pay of a daily-paid employee from counts of days, with the premiums of the matrix. */
import { type Fraction, plus } from '#kernel/fraction.ts'
import { type Amount, amountText } from '#kernel/money.ts'
import { type Facts, or, reader } from '../../core/given.ts'
import { decimal, money } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { at } from '../rates-of-pay/working-day.ts'
import { type Premium, premiumOf } from './premiums.ts'

const noDays = or(decimal, { top: 0n, bottom: 1n })

const fields = {
  daily_rate: money,
  ordinary_days: noDays,
  regular_holidays_worked: noDays,
  regular_holidays_unworked: noDays,
  special_days_worked: noDays,
  rest_days_worked: noDays,
}
type Days = Exclude<keyof Facts<typeof fields>, 'daily_rate'>

const answers = ['ordinary_pay', 'regular_holiday_pay', 'special_day_pay', 'rest_day_pay', 'gross_pay']

export const dailyPaidPeriodScheme = scheme('ph.daily_paid_period', reader(fields), answers, (facts, on, sheet) => {
  const ordinary = premiumOf('ordinary', false, on)
  const holiday = premiumOf('regular_holiday', false, on)
  const special = premiumOf('special_non_working', false, on)
  const rest = premiumOf('ordinary', true, on)
  const pay = (key: string, premium: Premium, ...counts: readonly (readonly [Days, Fraction])[]) =>
    payOf(key, facts, premium.source, counts, sheet)
  const lines = {
    ordinary_pay: pay('ordinary_pay', ordinary, ['ordinary_days', ordinary.firstEight]),
    regular_holiday_pay: pay(
      'regular_holiday_pay',
      holiday,
      ['regular_holidays_unworked', holiday.unworked],
      ['regular_holidays_worked', holiday.firstEight],
    ),
    special_day_pay: pay('special_day_pay', special, ['special_days_worked', special.firstEight]),
    rest_day_pay: pay('rest_day_pay', rest, ['rest_days_worked', rest.firstEight]),
  }
  const gross = Object.values(lines).reduce((sum, line) => sum + line, 0n)
  sheet?.result('gross_pay', gross, { parts: Object.entries(lines) })
  return {
    ordinary_pay: amountText(lines.ordinary_pay),
    regular_holiday_pay: amountText(lines.regular_holiday_pay),
    special_day_pay: amountText(lines.special_day_pay),
    rest_day_pay: amountText(lines.rest_day_pay),
    gross_pay: amountText(gross),
  }
})

function payOf(
  key: string,
  facts: Facts<typeof fields>,
  source: string,
  counts: readonly (readonly [Days, Fraction])[],
  sheet: Worksheet | undefined,
): Amount {
  const percentDays = counts.map(([days, percent]) => at(facts[days], percent)).reduce(plus)
  const pay = halfUpToCentavo({ top: facts.daily_rate * percentDays.top, bottom: percentDays.bottom * 100n })
  sheet?.note('rate', key, pay, {
    figure: key,
    parts: [
      ['daily_rate', facts.daily_rate],
      ...counts.flatMap(([days, percent]) => [
        [days, plainDecimal(facts[days])] as const,
        ['percent', plainDecimal(percent)] as const,
      ]),
    ],
    rounding: 'half_up_to_centavo',
    source,
  })
  return pay
}
