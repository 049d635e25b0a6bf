/** Average wages (平均工資): what the last six months paid, by their calendar days; a month of it is thirty days. */
import type { Fraction } from '#kernel/fraction.ts'
import type { Amount } from '#kernel/money.ts'
import { whole } from '../../core/given-kinds.ts'
import { halfUpToSen } from '../../core/rounding.ts'
import type { Worksheet } from '../../core/worksheet.ts'

export const averageWageDays = whole(1, Number.MAX_SAFE_INTEGER)

type AverageFacts = { readonly average_wage_total: Amount; readonly average_wage_days: number }

/** Unrounded. */
export function averageMonth(facts: AverageFacts, daysOfMonth: bigint): Fraction {
  return { top: facts.average_wage_total * daysOfMonth, bottom: BigInt(facts.average_wage_days) }
}

/** The month as the sheet shows it; sums are made of the unrounded one. */
export function noteAverage(facts: AverageFacts, daysOfMonth: bigint, source: string, sheet: Worksheet): void {
  sheet.note('prorated', 'average_monthly_wage', halfUpToSen(averageMonth(facts, daysOfMonth)), {
    parts: [
      ['average_wage_total', facts.average_wage_total],
      ['average_wage_days', facts.average_wage_days],
      ['days_of_a_month', String(daysOfMonth)],
    ],
    rounding: 'half_up_to_sen',
    source,
  })
}
