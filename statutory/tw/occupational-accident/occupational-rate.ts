/** The rate of an employer: the one notified to it, or that of its industry with commuting. */
import { decimalText, type Fraction } from '#kernel/fraction.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, optional } from '../../core/given.ts'
import { count, rate } from '../../core/given-kinds.ts'
import { refuse } from '../../core/refusal.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { givenRate, industryRates } from './occupational-accident-law.ts'

export const occupationalRateFields = { occupational_rate: optional(rate), industry_code: optional(count) }
export type OccupationalRateFacts = Facts<typeof occupationalRateFields>

export function occupationalRate(
  { occupational_rate: given, industry_code: code }: OccupationalRateFacts,
  on: PlainDate,
  sheet: Worksheet | undefined,
): Fraction {
  if (given !== undefined) {
    const { law } = givenRate.on(on)
    if (given.top === 0n || given.top * law.most.bottom > law.most.top * given.bottom) {
      refuse('occupational_rate', 'out_of_range', `must be above 0 and at most ${decimalText(law.most)}`)
    }
    sheet?.fact('occupational_rate', decimalText(given), { figure: 'occupational_rate' })
    return given
  }
  if (code === undefined) return refuse('occupational_rate', 'missing', 'is required where industry_code is not given')
  const found = industryRates.since(on)
  if (found === undefined) return refuse('industry_code', 'no_law_on_day', 'the rates of this day are not established')
  const row = found.law.get(code) ?? refuse('industry_code', 'unknown_value', 'is not an established row of the table')
  sheet?.note('table', 'occupational_rate', decimalText(row.total), {
    figure: 'occupational_rate',
    parts: [['industry_code', code]],
    row: [
      ['industry_code', code],
      ['industry_rate', decimalText(row.industry)],
      ['commuting_rate', decimalText(row.commuting)],
    ],
    source: found.id,
  })
  return row.total
}
