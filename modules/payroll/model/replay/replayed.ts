/**
 * Closed pay worked out again by the law of today: what each payslip kept of what the law was given, against what all
 * runs of its month took. It says what differs and why, and changes nothing.
 */
import { amountOf, amountText } from '#kernel/money.ts'
import { isRefusedAnswer, type stampOf, workOut } from '#statutory/work-out.ts'
import type { CountryPack } from '../country-pack.ts'
import type { Figures, Given } from '../payslip.ts'
import type { Period } from '../period.ts'

/** A payslip as it was approved. */
export type KeptPay = {
  readonly employee_id: string
  readonly staff_id: string
  readonly run: number
  readonly half: number | null
  readonly given: Given
  readonly figures: Figures
  readonly law_hash: string
  readonly engine_version: string
}
export const reasons = ['law', 'engine', 'kept'] as const
export type Reason = (typeof reasons)[number]
export type Difference = {
  readonly run: number
  readonly staff_id: string
  /** Empty where the law gives no answer any more. */
  readonly figure: string
  readonly was: string
  readonly now: string
  readonly why: Reason
}
export type Replayed = { readonly payslips: number; readonly differing: number; readonly differences: Difference[] }

const MONEY = /^-?\d+\.\d{2}$/
/** Of the whole month in the answer, of the half on the payslip. */
const OF_MONTH = ['sss_compensation', 'fund_salary', 'monthly_salary_credit']

/** Payslips of one month, by person in the order in which their runs were approved. */
export function replayed(
  pack: CountryPack,
  period: Period,
  kept: readonly KeptPay[],
  stamp: ReturnType<typeof stampOf>,
): Replayed {
  const differences: Difference[] = []
  let payslips = 0
  let differing = 0
  for (const runs of together(pack, kept)) {
    const last = runs.at(-1)
    if (!last) continue
    payslips += runs.length
    const found = differencesOf(pack, period, runs, last, stamp)
    if (found.length > 0) differing += runs.length
    differences.push(...found)
  }
  return { payslips, differing, differences }
}

/**
 * Where the law looks at the month, all its runs (of a half) together are what the last one asked about. Where it looks
 * at each payment, the regular run alone says what it was given whole.
 */
function together({ oneLaw }: CountryPack, kept: readonly KeptPay[]): Iterable<readonly KeptPay[]> {
  if (oneLaw === 'of_payment') return kept.filter(({ run }) => run === 1).map((one) => [one])
  const groups = new Map<string, KeptPay[]>()
  for (const one of kept) {
    const key = `${one.employee_id} ${one.half ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return groups.values()
}

function differencesOf(
  pack: CountryPack,
  { last: day }: Period,
  runs: readonly KeptPay[],
  last: KeptPay,
  stamp: ReturnType<typeof stampOf>,
): Difference[] {
  const { run, staff_id, given } = last
  const why: Reason =
    last.law_hash !== stamp.bookHash ? 'law' : last.engine_version !== stamp.engineVersion ? 'engine' : 'kept'
  const { answer } = workOut(pack.scheme, day, given)
  if (isRefusedAnswer(answer))
    return [{ run, staff_id, why, figure: '', was: sumOf(runs, 'net_pay'), now: answer.reason }]
  return pack.figures.flatMap(({ name }): Difference[] => {
    const now = answer[name]
    if (typeof now !== 'string' || !MONEY.test(now)) return []
    if (last.half !== null && OF_MONTH.includes(name)) return []
    const was = sumOf(runs, name)
    return was === now ? [] : [{ run, staff_id, figure: name, was, now, why }]
  })
}

const sumOf = (runs: readonly KeptPay[], name: string): string =>
  amountText(runs.reduce((sum, { figures }) => sum + amountOf(String(figures[name] ?? '0')), 0n))
