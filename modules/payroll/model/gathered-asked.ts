/**
 * What the law was asked for the amounts of a payslip, as it is kept beside them: once for all days of a month on which
 * the same was asked and came to the same. How it came about is worked out where somebody looks.
 */
import { type Asked, type Step, stepsOf } from '#statutory/work-out.ts'
import { type Contributed, isAmount } from './contributed.ts'

export type GatheredAsked = {
  readonly asked: Omit<Asked, 'on'>
  /** Which of what was brought, and the day whose law was asked. */
  readonly of: readonly (readonly [at: number, on: string])[]
}

export function gatheredAsked(contributed: readonly Contributed[]): readonly GatheredAsked[] {
  const groups = new Map<string, { asked: GatheredAsked['asked']; of: [number, string][] }>()
  // Equal days often share what was given, which is then written once.
  const texts = new Map<object, string>()
  for (const [at, one] of contributed.entries()) {
    if (!isAmount(one) || !one.asked) continue
    const { on, scheme, given, figure, came } = one.asked
    const text = texts.get(given) ?? JSON.stringify(given)
    texts.set(given, text)
    const key = `${scheme} ${figure} ${came} ${text}`
    const asked = { scheme, given, figure, came }
    const group = groups.get(key)
    if (group) group.of.push([at, on])
    else groups.set(key, { asked, of: [[at, on]] })
  }
  return [...groups.values()]
}

export function stepsAsked(kept: readonly GatheredAsked[] | null, at: number): readonly Step[] {
  for (const { asked, of } of kept ?? []) {
    const [, on] = of.find(([place]) => place === at) ?? []
    if (on !== undefined) return stepsOf({ ...asked, on })
  }
  return []
}
