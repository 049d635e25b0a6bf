/** The minimum wage of a day, an agreed wage lifted to it, and the pay of some hours at it. */
import { type Fraction, times } from '#kernel/fraction.ts'
import { type Amount, amountText, asFraction } from '#kernel/money.ts'
import { type Facts, optional, reader } from '../../core/given.ts'
import { aboveZero, decimal, money } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { refuse } from '../../core/refusal.ts'
import { type Answer, scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { due, type Rounded, type RoundingChoice, rounding } from '../rounding-choice.ts'
import { type MinimumWage, minimumWage } from './minimum-wage-law.ts'

export const weeklyHours = optional(aboveZero(decimal))

const fields = {
  wages: optional(money),
  hourly_wage: optional(money),
  hours: optional(decimal),
  weekly_hours: weeklyHours,
  rounding,
}
type MinimumFacts = Facts<typeof fields>

export const minimumWageScheme = scheme(
  'tw.minimum_wage',
  reader(fields),
  ['minimum_monthly', 'minimum_hourly', 'hourly_wage', 'pay', 'floor', 'wages'],
  (facts, on, sheet) => {
    const { law, id: source } = minimumWage.on(on)
    sheet?.result('minimum_monthly', law.monthly, { source })
    sheet?.result('minimum_hourly', law.hourly, { source })
    return {
      minimum_monthly: amountText(law.monthly),
      minimum_hourly: amountText(law.hourly),
      ...(facts.hourly_wage === undefined
        ? byMonth(facts, law, source, sheet)
        : byHour(facts.hourly_wage, facts, law, sheet)),
    }
  },
)

/** The least that a week of these hours is paid for a month. */
export function floorOf(hours: Fraction | undefined, law: MinimumWage, choice: RoundingChoice): Rounded {
  const { fullTimeHours: full } = law
  const worked = hours ?? full
  if (worked.top * full.bottom > full.top * worked.bottom) {
    refuse('weekly_hours', 'out_of_range', `must be at most ${plainDecimal(full)}`)
  }
  const part = { top: worked.top * full.bottom, bottom: worked.bottom * full.top }
  return due(times(asFraction(law.monthly), part), choice)
}

function byMonth(facts: MinimumFacts, law: MinimumWage, source: string, sheet: Worksheet | undefined): Answer {
  const floor = floorOf(facts.weekly_hours, law, facts.rounding)
  sheet?.note('prorated', 'floor', floor.amount, {
    figure: 'floor',
    parts: [
      ['minimum_monthly', law.monthly],
      ['weekly_hours', plainDecimal(facts.weekly_hours ?? law.fullTimeHours)],
      ['full_time_weekly_hours', plainDecimal(law.fullTimeHours)],
    ],
    rounding: floor.rounding,
    source,
  })
  if (facts.wages === undefined) return { floor: amountText(floor.amount) }
  const wages = greater(facts.wages, floor.amount)
  sheet?.result('wages', wages, {
    parts: [
      ['agreed_wages', facts.wages],
      ['floor', floor.amount],
    ],
  })
  return { floor: amountText(floor.amount), wages: amountText(wages) }
}

function byHour(agreed: Amount, facts: MinimumFacts, law: MinimumWage, sheet: Worksheet | undefined): Answer {
  const hours = facts.hours ?? refuse('hours', 'missing', 'is required with hourly_wage')
  const hourly = greater(agreed, law.hourly)
  const pay = due(times(asFraction(hourly), hours), facts.rounding)
  sheet?.result('hourly_wage', hourly, {
    parts: [
      ['agreed_hourly_wage', agreed],
      ['minimum_hourly', law.hourly],
    ],
  })
  sheet?.result('pay', pay.amount, {
    parts: [
      ['hourly_wage', hourly],
      ['hours', plainDecimal(hours)],
    ],
    rounding: pay.rounding,
  })
  return { hourly_wage: amountText(hourly), pay: amountText(pay.amount) }
}

const greater = (left: Amount, right: Amount): Amount => (left > right ? left : right)
