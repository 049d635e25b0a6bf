/**
 * Months follow each other: any month may be the first, a later one needs all since the first approved, and none
 * comes before the first once that is approved. What a year accumulates would be wrong otherwise.
 */
import { yearMonthText } from '#kernel/plain-date.ts'
import { type Result, refuse } from '#kernel/result.ts'
import { type Period, periodAfter, periodOf } from './period.ts'
import type { RunState } from './run-moves.ts'

export type MonthState = {
  readonly year: number
  readonly month: number
  /** Approved only where every run of it that has figures is, the regular one among them. */
  readonly state: RunState
  /** One of its runs is approved. */
  readonly isBegun?: boolean
}

/** `runs` are those that were worked out. The detail of a refusal is the month that stands in the way. */
export function mayWorkOut(
  period: Period,
  runs: readonly MonthState[],
): Result<'in-order', 'payroll.out-of-order' | 'payroll.before-first' | 'payroll.later-approved'> {
  const states = new Map(runs.map((run) => [yearMonthText(run), run.state]))
  const keys = [...states.keys()].sort()
  const begun = new Set(runs.filter(({ state, isBegun }) => isBegun ?? state === 'approved').map(yearMonthText))
  const approved = keys.filter((key) => begun.has(key))
  const first = approved[0]
  if (first !== undefined && period.key < first) return refuse('payroll.before-first', first)
  const later = approved.find((key) => key > period.key)
  if (later !== undefined) return refuse('payroll.later-approved', later)
  const begin = runs.find((run) => yearMonthText(run) === keys[0])
  if (!begin) return 'in-order'
  for (let month = periodOf(begin); month.key < period.key; month = periodAfter(month)) {
    if (states.get(month.key) !== 'approved') return refuse('payroll.out-of-order', month.key)
  }
  return 'in-order'
}
