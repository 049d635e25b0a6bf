/** Averages and shares of answers, calculated in whole numbers. */
import { answersIn } from './groups.ts'

const NOTHING = [0, 0, 0, 0, 0] as const

export const together = (all: readonly (readonly number[])[]): readonly number[] =>
  NOTHING.map((_, at) => all.reduce((sum, steps) => sum + (steps[at] ?? 0), 0))

/** The mean step in tenths, half upwards; undefined without answers. */
export function tenthsOf(steps: readonly number[]): number | undefined {
  const answers = answersIn(steps)
  if (answers === 0) return undefined
  const sum = steps.reduce((total, count, at) => total + count * (at + 1), 0)
  return Math.trunc((sum * 20 + answers) / (2 * answers))
}

/** Tenths as text: '3.8', '-0.2'. */
export const tenthsText = (tenths: number): string =>
  `${tenths < 0 ? '-' : ''}${Math.trunc(Math.abs(tenths) / 10)}.${Math.abs(tenths) % 10}`

/** Of the averages as they are shown, so that a reader who subtracts finds the same. */
export function changeOf(now: readonly number[], before: readonly number[]): string | null {
  const [one, other] = [tenthsOf(now), tenthsOf(before)]
  return one === undefined || other === undefined ? null : tenthsText(one - other)
}

/** For every hundred, half upwards; null of nobody. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.trunc((part * 200 + whole) / (2 * whole))
