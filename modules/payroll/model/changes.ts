/** What was put in differently from the month before. */
import type { Change, Inputs } from './payslip.ts'

export function changesBetween(before: Inputs | undefined, after: Inputs): Change[] {
  if (!before) return []
  const names = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...names]
    .filter((input) => before[input] !== after[input])
    .map((input) => ({ input, before: before[input] ?? null, after: after[input] ?? null }))
}
