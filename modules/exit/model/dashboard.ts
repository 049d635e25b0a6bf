/** Leavers of some time in numbers: by month, kind, reason, department and tenure. */
import {
  addDays,
  addMonths,
  completedMonths,
  type PlainDate,
  plainDateOf,
  yearMonthOf,
  yearMonthText,
} from '#kernel/plain-date.ts'
import type { ReasonKind } from './exit-types.ts'

export const tenureBuckets = ['under_6_months', 'under_1_year', '1_to_2', '2_to_3', '3_to_4', '4_and_above'] as const
/** Months of service with which the next bucket begins. */
const LIMITS = [6, 12, 24, 36, 48]

export type Leaver = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly joined_on: string
  readonly left_on: string
  readonly department_id: string | null
  readonly department: string | null
  readonly reason_id: string | null
  readonly kind: ReasonKind | null
  readonly has_exit: boolean
}
type Counted = { readonly id: string | null; readonly name: string; readonly count: number }

export const monthsBetween = (from: PlainDate, to: PlainDate): string[] => {
  const months: string[] = []
  for (let month = yearMonthOf(from); yearMonthText(month) <= to.slice(0, 7); month = addMonths(month, 1)) {
    months.push(yearMonthText(month))
  }
  return months
}

export const kindsOfLeaving = ['voluntary', 'involuntary', 'unknown'] as const
const kindOf = ({ kind }: Leaver) => kind ?? 'unknown'

export function byMonth(
  months: readonly string[],
  leavers: readonly Leaver[],
  headcounts: ReadonlyMap<string, number>,
) {
  return months.map((month) => {
    const left = leavers.filter(({ left_on }) => left_on.startsWith(month))
    const of = (kind: string) => left.filter((one) => kindOf(one) === kind).length
    return {
      month,
      left: left.length,
      voluntary: of('voluntary'),
      involuntary: of('involuntary'),
      unknown: of('unknown'),
      headcount: headcounts.get(month) ?? 0,
    }
  })
}

export const byKind = (leavers: readonly Leaver[]) =>
  kindsOfLeaving.map((kind) => ({ kind, count: leavers.filter((one) => kindOf(one) === kind).length }))

/** Months of service to the last day, which counts. */
export const byTenure = (leavers: readonly Leaver[]) => {
  const bucketOf = ({ joined_on, left_on }: Leaver) => {
    const months = completedMonths(plainDateOf(joined_on), nextDay(left_on))
    return tenureBuckets[LIMITS.filter((limit) => months >= limit).length]
  }
  return tenureBuckets.map((bucket) => ({ bucket, count: leavers.filter((one) => bucketOf(one) === bucket).length }))
}

/** Most first; those without one come last. */
export function countedBy(
  leavers: readonly Leaver[],
  idOf: (leaver: Leaver) => string | null,
  nameOf: (leaver: Leaver) => string,
): Counted[] {
  const found = new Map<string | null, { id: string | null; name: string; count: number }>()
  for (const leaver of leavers) {
    const id = idOf(leaver)
    const one = found.get(id) ?? { id, name: nameOf(leaver), count: 0 }
    one.count += 1
    found.set(id, one)
  }
  return [...found.values()].sort(
    (one, other) =>
      Number(one.id === null) - Number(other.id === null) ||
      other.count - one.count ||
      (one.name < other.name ? -1 : one.name > other.name ? 1 : 0),
  )
}

/** Leavers for every hundred of the average headcount, half up to one decimal; null without people. */
export function attritionOf(left: number, headcounts: readonly number[]): string | null {
  const sum = headcounts.reduce((total, count) => total + count, 0)
  if (sum === 0) return null
  const tenths = (BigInt(left) * BigInt(headcounts.length) * 2000n + BigInt(sum)) / (2n * BigInt(sum))
  return `${tenths / 10n}.${tenths % 10n}`
}

const nextDay = (day: string): PlainDate => addDays(plainDateOf(day), 1)
