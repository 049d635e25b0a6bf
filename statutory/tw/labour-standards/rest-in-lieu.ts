/**
 * Overtime turned into rest that was not taken in time: what is left is paid as the hours that it was. Rest takes the
 * hours of a day in the order in which they were worked, so the last ones remain. Rounded once.
 */
import { type Fraction, plus, times } from '#kernel/fraction.ts'
import { amountText } from '#kernel/money.ts'
import { optional, or, reader } from '../../core/given.ts'
import { aboveZero, decimal, money, oneOf } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { refuse } from '../../core/refusal.ts'
import { scheme } from '../../core/scheme.ts'
import { due, rounding } from '../rounding-choice.ts'
import { hourlyWage, less, noteHourlyWage, piecesOf } from './overtime.ts'
import { overtimeLaw } from './overtime-law.ts'

const given = reader({
  day_type: oneOf(['weekday', 'rest_day']),
  hours: aboveZero(decimal),
  used_hours: decimal,
  hourly_wage: optional(money),
  wages: optional(money),
  multiplier_style: or(oneOf(['fraction', 'decimal']), 'fraction'),
  rounding,
})

export const restInLieuScheme = scheme('tw.rest_in_lieu', given, ['remaining_hours', 'pay'], (facts, on, sheet) => {
  const { law, id: source } = overtimeLaw.on(on)
  const { hours, used_hours: used } = facts
  if (less(hours, used)) refuse('used_hours', 'out_of_range', 'more than the hours that were worked')
  const bands = facts.day_type === 'weekday' ? law.weekday : law.restDay
  const multiplesOf = (banded: Fraction) =>
    piecesOf({ banded, bands }, facts).reduce((sum, piece) => plus(sum, times(piece.hours, piece.value)), ZERO)
  const [worked, taken] = [multiplesOf(hours), multiplesOf(used)]
  const multiples = less(taken, worked) ? plus(worked, negative(taken)) : ZERO
  const hour = hourlyWage(facts, law)
  const pay = due(times(hour, multiples), facts.rounding)
  const remaining = plainDecimal(less(used, hours) ? plus(hours, negative(used)) : ZERO)
  if (sheet) {
    for (const key of ['day_type', 'multiplier_style'] as const) sheet.fact(key, facts[key])
    const hourShown = noteHourlyWage(sheet, facts, law, source)
    const parts = [
      ['hours', plainDecimal(hours)],
      ['used_hours', plainDecimal(used)],
    ] as const
    sheet.result('remaining_hours', remaining, { parts, source })
    sheet.result('pay', pay.amount, {
      parts: [['ordinary_hourly_wage', hourShown], ...parts, ['day_type', facts.day_type]],
      rounding: pay.rounding,
      source,
    })
  }
  return { remaining_hours: remaining, pay: amountText(pay.amount) }
})

const ZERO: Fraction = { top: 0n, bottom: 1n }
const negative = ({ top, bottom }: Fraction): Fraction => ({ top: -top, bottom })
