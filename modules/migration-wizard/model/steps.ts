/**
 * The steps of moving in, and which move is allowed: forward one at a time, back to any, done from the last.
 * Whoever goes back loses what the step left and the step reached have imported (specification, section 4).
 */
import { type Result, refuse } from '#kernel/result.ts'

export const steps = ['structure', 'employees', 'details', 'history', 'finish'] as const
export type StepName = (typeof steps)[number]

/** Stored when everything is done. */
export const DONE = -1
const LAST = steps.length - 1

/** A step as it stands in a path; undefined for what is none. */
export function stepOf(text: string): number | undefined {
  const step = /^(-1|\d)$/.test(text) ? Number(text) : Number.NaN
  return step >= DONE && step <= LAST ? step : undefined
}

/** Resolves to the steps whose imports go with the move. */
export function moveTo(
  step: number,
  wanted: number,
): Result<readonly number[], 'migration.over' | 'migration.step-failed'> {
  if (step === DONE) return refuse('migration.over')
  if (wanted === DONE) return step === LAST ? [] : refuse('migration.step-failed')
  if (wanted > step + 1) return refuse('migration.step-failed')
  return wanted < step ? [step, wanted] : []
}

/** What is imported in a step is kept under this purpose. */
export const purposeOf = (step: number): string => `migration:${step}`
