/** Unused vacation leave paid out in private employment: free of tax for so many days a year. */
import type { Fraction } from '#kernel/fraction.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import type { DeMinimis } from './de-minimis-free.ts'
import type { DeMinimisFacts } from './de-minimis-given.ts'

export function monetizedLeave(
  facts: DeMinimisFacts,
  limitDays: number,
  source: string,
  sheet: Worksheet | undefined,
  place: string,
): DeMinimis {
  const days = facts.days ?? refuse(`${place}days`, 'missing', 'is required for monetized leave')
  const rate = facts.daily_rate ?? refuse(`${place}daily_rate`, 'missing', 'is required for monetized leave')
  if (facts.periods > 1) refuse(`${place}periods`, 'out_of_range', 'must be 1 for a yearly ceiling')
  const exemptDays = smaller(days, lessOrNone(BigInt(limitDays), facts.used_before))
  const exempt = halfUpToCentavo({ top: exemptDays.top * rate, bottom: exemptDays.bottom })
  const rest = minus(days, exemptDays)
  const excess = halfUpToCentavo({ top: rest.top * rate, bottom: rest.bottom })
  const amount = exempt + excess
  // Two roundings may be a centavo off the one that the payer made.
  const gap = facts.amount === undefined ? 0n : facts.amount - amount
  if (gap > 1n || gap < -1n) refuse(`${place}amount`, 'contradiction', 'is not the days at the daily rate')
  if (sheet) {
    const dailyRate = ['daily_rate', rate] as const
    sheet.result('limit_days', limitDays, { source })
    sheet.note('capped', 'exempt', exempt, {
      figure: 'exempt',
      parts: [
        ['days', plainDecimal(days)],
        ['limit_days', limitDays],
        ['used_before', plainDecimal(facts.used_before)],
        dailyRate,
      ],
      rounding: 'half_up_to_centavo',
      source,
    })
    const parts = [['days', plainDecimal(rest)] as const, dailyRate]
    sheet.result('excess', excess, { parts, rounding: 'half_up_to_centavo' })
    sheet.result('amount', amount, {
      parts: [
        ['exempt', exempt],
        ['excess', excess],
      ],
    })
  }
  return { amount, limitDays, exempt, excess }
}

function lessOrNone(days: bigint, used: Fraction): Fraction {
  const left = minus({ top: days, bottom: 1n }, used)
  return left.top < 0n ? { top: 0n, bottom: 1n } : left
}

function minus(left: Fraction, right: Fraction): Fraction {
  return { top: left.top * right.bottom - right.top * left.bottom, bottom: left.bottom * right.bottom }
}

function smaller(left: Fraction, right: Fraction): Fraction {
  return left.top * right.bottom <= right.top * left.bottom ? left : right
}
