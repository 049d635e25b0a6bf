/**
 * What the law was asked for the amounts of a payslip, as it is kept beside them: once for all days of a month on which
 * the same was asked and came to the same. How it came about is worked out where somebody looks.
 */
import { type Question, type Step, stepsOf } from '#statutory/work-out.ts'
import { type Contributed, isAmount } from './contributed.ts'

export type GatheredAsked = {
  readonly asked: Question
  /** Which of what was brought, and the day whose law was asked. */
  readonly of: readonly (readonly [at: number, on: string])[]
}

export function gatheredAsked(contributed: readonly Contributed[]): readonly GatheredAsked[] {
  const groups = new Map<string, Group>()
  // Equal days mostly share what was asked, which is then looked at once.
  const known = new Map<object, Group>()
  for (const [at, one] of contributed.entries()) {
    if (!isAmount(one) || !one.asked) continue
    const group = known.get(one.asked) ?? groupOf(groups, one.asked)
    known.set(one.asked, group)
    group.of.push([at, one.askedOn ?? one.day])
  }
  return [...groups.values()]
}

type Group = { readonly asked: Question; readonly of: [number, string][] }

function groupOf(groups: Map<string, Group>, { scheme, given, figure, came }: Question): Group {
  const key = `${scheme} ${figure} ${came} ${JSON.stringify(given)}`
  const group = groups.get(key) ?? { asked: { scheme, given, figure, came }, of: [] }
  groups.set(key, group)
  return group
}

export function stepsAsked(kept: readonly GatheredAsked[] | null, at: number): readonly Step[] {
  for (const { asked, of } of kept ?? []) {
    const [, on] = of.find(([place]) => place === at) ?? []
    if (on !== undefined) return stepsOf({ ...asked, on })
  }
  return []
}
