/**
 * The steps that lead to one answer, in the order they were taken: the "why?" behind a payslip line. Starting
 * from the steps that give the figure it follows what they are made of, within their own scheme; a fact is
 * followed into the scheme that handed it over (EPF wages into the earnings that count), a sum is not, so that
 * net pay is explained by its lines and not by the whole payslip.
 */
import type { Step } from './worksheet.ts'

export function explain(figure: string, steps: readonly Step[]): readonly Step[] {
  const giving = steps.filter((step) => step.figure === figure && step.kind === 'result')
  const starts = giving.length > 0 ? giving : steps.filter((step) => step.figure === figure || step.key === figure)
  const home = starts.at(-1)?.scheme
  if (home === undefined) return []
  const found = new Set<Step>(starts)
  // A Set is walked to its end including what is added meanwhile.
  for (const step of found) {
    for (const other of steps) if (leads(other, step, home)) found.add(other)
  }
  return steps.filter((step) => found.has(step) || (step.figure === null && step.scheme === home))
}

function leads(from: Step, to: Step, home: string): boolean {
  const near = from.scheme === to.scheme || to.kind === 'fact'
  if (!near) return false
  if (to.scheme === home && from.scheme === home && from.figure !== null && from.figure === to.figure) return true
  return to.parts?.some(({ key }) => key === from.figure || (key === from.key && from.scheme === to.scheme)) ?? false
}
