/** The rates of a day, an hour and a month from the agreed one, and days and hours priced by them. */
import { plus } from '#kernel/fraction.ts'
import { amountText } from '#kernel/money.ts'
import { optional, or, reader } from '../../core/given.ts'
import { aboveZero, decimal, money } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { at, type RateFacts, ratesOf } from './working-day.ts'

const none = or(decimal, { top: 0n, bottom: 1n })

const given = reader({
  factor: aboveZero(decimal),
  daily_rate: optional(money),
  monthly_salary: optional(money),
  days: none,
  hours: none,
})

const answers = ['daily_rate', 'hourly_rate', 'monthly_salary', 'amount']

export const dailyRateScheme = scheme('ph.daily_rate', given, answers, (facts, on, sheet) => {
  const { factor, days, hours } = facts
  const { daily, hourly } = ratesOf(agreed(facts), on, sheet)
  const monthly = { top: daily.top * factor.top, bottom: daily.bottom * factor.bottom * 12n }
  const dayRate = halfUpToCentavo(daily)
  const hourRate = halfUpToCentavo(hourly)
  const monthlySalary = halfUpToCentavo(monthly)
  const amount = halfUpToCentavo(plus(at(daily, days), at(hourly, hours)))
  if (sheet) {
    sheet.note('prorated', 'monthly_salary', monthlySalary, {
      parts: [
        ['daily_rate', dayRate],
        ['factor', plainDecimal(factor)],
      ],
      rounding: 'half_up_to_centavo',
    })
    sheet.result('amount', amount, {
      parts: [
        ['daily_rate', dayRate],
        ['days', plainDecimal(days)],
        ['hourly_rate', hourRate],
        ['hours', plainDecimal(hours)],
      ],
      rounding: 'half_up_to_centavo',
    })
  }
  return {
    daily_rate: amountText(dayRate),
    hourly_rate: amountText(hourRate),
    monthly_salary: amountText(monthlySalary),
    amount: amountText(amount),
  }
})

type Agreed = Pick<RateFacts, 'factor' | 'daily_rate' | 'monthly_salary'>

/** Only a monthly salary is turned into a day by the factor. */
function agreed({ daily_rate, monthly_salary, factor }: Agreed): RateFacts {
  if (daily_rate !== undefined && monthly_salary !== undefined)
    refuse('daily_rate', 'contradiction', 'is given beside another rate')
  if (daily_rate === undefined && monthly_salary === undefined)
    refuse('monthly_salary', 'missing', 'is required, or daily_rate')
  return { hourly_rate: undefined, daily_rate, monthly_salary, factor: daily_rate === undefined ? factor : undefined }
}
