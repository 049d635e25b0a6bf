/** What an employee is paid by the hour and by the day, from whichever rate is agreed; never rounded on the way. */
import type { Fraction } from '#kernel/fraction.ts'
import { asFraction } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, optional } from '../../core/given.ts'
import { aboveZero, decimal, money } from '../../core/given-kinds.ts'
import { lawFile } from '../../core/law-file.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import type { Cell, Worksheet } from '../../core/worksheet.ts'
import rates from './rates-of-pay.rates.yaml'

export const rateFields = {
  hourly_rate: optional(money),
  daily_rate: optional(money),
  monthly_salary: optional(money),
  factor: optional(aboveZero(decimal)),
}
export type RateFacts = Facts<typeof rateFields>

/** Hundredths an hour and a day. */
export type Rates = { readonly hourly: Fraction; readonly daily: Fraction }

/** From exactly one of the three; a monthly salary needs the days of a year it pays. */
export function ratesOf(facts: RateFacts, on: PlainDate, sheet?: Worksheet): Rates {
  const { law, id: source } = workingDay.on(on)
  const said = saidRate(facts)
  const rates =
    facts.hourly_rate === undefined
      ? { daily: said, hourly: { top: said.top, bottom: said.bottom * law.hours } }
      : { hourly: said, daily: { top: said.top * law.hours, bottom: said.bottom } }
  if (sheet) {
    const parts = partsOf(facts)
    const more = { parts, rounding: 'half_up_to_centavo', source } as const
    const hours = ['normal_hours', String(law.hours)] as const
    if (facts.daily_rate === undefined)
      sheet.note('prorated', 'daily_rate', halfUpToCentavo(rates.daily), {
        ...more,
        parts: facts.hourly_rate === undefined ? parts : [...parts, hours],
      })
    else sheet.note('fact', 'daily_rate', facts.daily_rate)
    if (facts.hourly_rate === undefined)
      sheet.note('prorated', 'hourly_rate', halfUpToCentavo(rates.hourly), {
        ...more,
        parts: [['daily_rate', halfUpToCentavo(rates.daily)], hours],
      })
    else sheet.note('fact', 'hourly_rate', facts.hourly_rate)
  }
  return rates
}

export const ratesOfPayFile = lawFile(rates)

export const workingDay = ratesOfPayFile.history('working_day', (block) => ({ hours: BigInt(block.whole('hours')) }))

/** Hourly or daily as agreed; a monthly salary as a daily rate. */
function saidRate({ hourly_rate: hourly, daily_rate: daily, monthly_salary: monthly, factor }: RateFacts): Fraction {
  const [said, another] = [hourly, daily, monthly].filter((rate) => rate !== undefined)
  if (said === undefined) refuse('monthly_salary', 'missing', 'is required, or hourly_rate or daily_rate')
  if (another !== undefined) {
    const key = hourly === undefined ? 'daily_rate' : 'hourly_rate'
    refuse(key, 'contradiction', 'is given beside another rate')
  }
  if (monthly === undefined) {
    if (factor !== undefined) refuse('factor', 'contradiction', 'is given without monthly_salary')
    return asFraction(said)
  }
  if (factor === undefined) return refuse('factor', 'missing', 'is required with monthly_salary')
  return { top: monthly * 12n * factor.bottom, bottom: factor.top }
}

function partsOf({ hourly_rate, daily_rate, monthly_salary, factor }: RateFacts): [string, Cell][] {
  if (monthly_salary !== undefined && factor !== undefined) {
    return [
      ['monthly_salary', monthly_salary],
      ['factor', plainDecimal(factor)],
    ]
  }
  return hourly_rate === undefined ? [['daily_rate', daily_rate ?? 0n]] : [['hourly_rate', hourly_rate]]
}

/** So many days or hours at a rate, unrounded. */
export function at(rate: Fraction, many: Fraction): Fraction {
  return { top: rate.top * many.top, bottom: rate.bottom * many.bottom }
}
