/** Which method taxes a period: the cumulative average is mandatory in three cases, and then stays for the year. */
import type { Amount } from '#kernel/money.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { type TaxTable, zeroTaxLevel } from './withholding-law.ts'

export type MethodFacts = {
  readonly regular: Amount
  readonly supplementary: Amount
  readonly previous_employer: boolean
  readonly on_cumulative_average: boolean
}

export type Method = 'regular' | 'cumulative_average'

export function methodOf(facts: MethodFacts, table: TaxTable, source: string, sheet?: Worksheet): Method {
  const { regular, supplementary, previous_employer, on_cumulative_average } = facts
  const level = zeroTaxLevel(table)
  const bySupplementary = supplementary > 0n && (regular < level || supplementary >= regular)
  const method = previous_employer || on_cumulative_average || bySupplementary ? 'cumulative_average' : 'regular'
  sheet?.result('withholding_method', method, {
    parts: [
      ['taxable_regular', regular],
      ['zero_tax_level', level],
      ['taxable_supplementary', supplementary],
      ['previous_employer', previous_employer],
      ['on_cumulative_average', on_cumulative_average],
    ],
    source,
  })
  return method
}
