/**
 * Who must be asked what they were paid earlier in the year, and about which months: those before their first payslip
 * here in that year. What the law adds up over a year would otherwise be silently wrong.
 */

export type EarlierFacts = {
  /** Month of the first payslip of the year, or the month to run next; nothing before it is known here. */
  readonly before: number
  /** Month of the year in which they joined; 0 where that was in an earlier year. */
  readonly joined: number
  /** Months of the year in which they were employed here. */
  readonly employed: ReadonlySet<number>
  readonly leftOut: ReadonlySet<number>
  /** Covered by rows of a sheet of earlier pay. */
  readonly covered: ReadonlySet<number>
  /** What a former employer paid stands in the record, be it 0.00. */
  readonly formerSaid: boolean
  /** Somebody said that there was none. */
  readonly none: boolean
}
export type EarlierPay = {
  readonly months: readonly number[]
  readonly open: readonly number[]
  readonly status: 'unknown' | 'none' | 'entered'
}

/** `scope`: whose pay of earlier months the country's law adds up; where that is this employer's alone, newcomers are not asked. */
export function earlierPayOf(facts: EarlierFacts, scope: 'anywhere' | 'here'): EarlierPay | undefined {
  const { before, joined, employed, leftOut, covered, formerSaid, none } = facts
  const asked = Array.from({ length: Math.max(before - 1, 0) }, (_, at) => at + 1)
  const months = asked.filter((month) => !leftOut.has(month) && (scope === 'anywhere' || employed.has(month)))
  if (months.length === 0) return undefined
  const entered = (month: number) => covered.has(month) || (formerSaid && month < joined && !employed.has(month))
  const lacking = months.filter((month) => !entered(month))
  if (lacking.length === 0) return { months, open: [], status: 'entered' }
  return none ? { months, open: [], status: 'none' } : { months, open: lacking, status: 'unknown' }
}
