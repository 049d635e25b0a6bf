/** What one de minimis benefit is given, on its own or as an earning of a payslip. */
import type { Fraction } from '#kernel/fraction.ts'
import type { Amount } from '#kernel/money.ts'
import { type Facts, optional, or } from '../../core/given.ts'
import { decimal, money, oneOf, whole } from '../../core/given-kinds.ts'
import { refuse } from '../../core/refusal.ts'

// Read before the table, so they stand first.
export const moneyItems = [
  'rice',
  'laundry',
  'uniform',
  'medical_actual',
  'achievement_award',
  'gifts_xmas_anniv',
  'cba_productivity',
  'med_cash_dependents',
] as const
export type MoneyItem = (typeof moneyItems)[number]

const items = [...moneyItems, 'meal_ot_night', 'vl_monetized_private', 'vlsl_monetized_govt'] as const
export const deMinimisItem = oneOf(items)

const NOTHING: Fraction = { top: 0n, bottom: 1n }

export const deMinimisFields = {
  periods: or(whole(1, Number.MAX_SAFE_INTEGER), 1),
  used_before: or(decimal, NOTHING),
  unit: or(oneOf(['semester', 'month']), 'semester'),
  minimum_daily_wage: optional(money),
  form: or(oneOf(['cash', 'gift_certificate', 'property']), 'property'),
  days: optional(decimal),
  daily_rate: optional(money),
}

export type DeMinimisFacts = Facts<typeof deMinimisFields> & {
  readonly item: (typeof items)[number]
  readonly amount: Amount | undefined
}

/** The part of a ceiling in money already used. */
export function usedMoney({ used_before: { top, bottom } }: DeMinimisFacts, key = 'used_before'): Amount {
  if ((top * 100n) % bottom !== 0n) refuse(key, 'too_precise', 'money has at most two decimals')
  return (top * 100n) / bottom
}
