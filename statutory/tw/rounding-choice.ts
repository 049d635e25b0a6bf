/**
 * The law does not say how wages worked out by the day or the hour are rounded. The exact fraction is the least
 * that is owed, so by default what is due goes up and what is taken off goes down; a company may round half up.
 */
import type { Fraction } from '#kernel/fraction.ts'
import type { Amount } from '#kernel/money.ts'
import { or } from '../core/given.ts'
import { oneOf } from '../core/given-kinds.ts'
import { cutToDollar, halfUpToDollar, type RoundingName, upToDollar } from '../core/rounding.ts'

const choices = ['employee_favour', 'half_up'] as const
export type RoundingChoice = (typeof choices)[number]

export const rounding = or(oneOf(choices), 'employee_favour')

export type Rounded = { readonly amount: Amount; readonly rounding: RoundingName }

export function due(value: Fraction, choice: RoundingChoice): Rounded {
  return choice === 'half_up'
    ? { amount: halfUpToDollar(value), rounding: 'half_up_to_dollar' }
    : { amount: upToDollar(value), rounding: 'up_to_dollar' }
}

export function taken(value: Fraction, choice: RoundingChoice): Rounded {
  return choice === 'half_up'
    ? { amount: halfUpToDollar(value), rounding: 'half_up_to_dollar' }
    : { amount: cutToDollar(value), rounding: 'cut_to_dollar' }
}
