/**
 * The steps that lead to one answer, in the order they were taken: the "why?" behind a payslip line. Starting
 * from the steps that give the figure it follows what they are made of, within their own scheme; a fact is
 * followed into the scheme that handed it over (EPF wages into the earnings that count), a sum is not, so that
 * net pay is explained by its lines and not by the whole payslip.
 */
import type { Step } from './worksheet.ts'

export function explain(figure: string, steps: readonly Step[]): readonly Step[] {
  const giving = steps.filter((step) => step.figure === figure)
  const found = new Set(giving.length > 0 ? giving : steps.filter(({ key }) => key === figure))
  // A Set is walked to its end including what is added on the way.
  for (const step of found) {
    for (const other of steps) if (leads(other, step)) found.add(other)
  }
  return steps.filter((step) => found.has(step))
}

function leads(from: Step, to: Step): boolean {
  if (to.from !== undefined && from.figure === to.from) return true
  if (from.scheme !== to.scheme || to.parts === undefined) return false
  return to.parts.some(({ key }) => key === from.key)
}
