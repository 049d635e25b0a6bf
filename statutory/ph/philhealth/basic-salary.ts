/** The fixed basic salary of a month: said outright, or estimated from a daily rate and the days of a year it pays. */
import type { Fraction } from '#kernel/fraction.ts'
import { asFraction } from '#kernel/money.ts'
import { type Facts, optional } from '../../core/given.ts'
import { aboveZero, decimal, money } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import type { Worksheet } from '../../core/worksheet.ts'

export const basicSalaryFields = {
  monthly_basic_salary: optional(money),
  daily_rate: optional(money),
  factor: optional(aboveZero(decimal)),
}
export type BasicSalary = Facts<typeof basicSalaryFields>

/** Unrounded. */
export function basicSalary({ monthly_basic_salary: monthly, daily_rate: daily, factor }: BasicSalary): Fraction {
  if (daily === undefined) {
    if (factor !== undefined) refuse('factor', 'contradiction', 'is given without daily_rate')
    return asFraction(monthly ?? refuse('monthly_basic_salary', 'missing', 'is required, or daily_rate and factor'))
  }
  if (monthly !== undefined) refuse('daily_rate', 'contradiction', 'is given beside monthly_basic_salary')
  if (factor === undefined) return refuse('factor', 'missing', 'is required with daily_rate')
  return { top: daily * factor.top, bottom: factor.bottom * 12n }
}

export function noteBasicSalary(facts: BasicSalary, base: Fraction, sheet: Worksheet): void {
  const { daily_rate, factor } = facts
  if (daily_rate === undefined || factor === undefined) {
    sheet.note('fact', 'monthly_basic_salary', halfUpToCentavo(base))
    return
  }
  const parts = [
    ['daily_rate', daily_rate],
    ['factor', plainDecimal(factor)],
  ] as const
  const monthly = halfUpToCentavo(base)
  sheet.note('prorated', 'monthly_basic_salary', monthly, {
    figure: 'estimated_monthly_rate',
    parts,
    rounding: 'half_up_to_centavo',
  })
}
