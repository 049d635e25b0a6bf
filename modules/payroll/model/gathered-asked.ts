/**
 * What the law was asked for the amounts of a payslip, as it is kept beside them: once for all days of a month on which
 * the same was asked and came to the same. How it came about is worked out where somebody looks.
 */
import { type Question, type Step, stepsOf } from '#statutory/work-out.ts'
import { isAlike, placesOf } from './alike-days.ts'
import { type Coming, isAmount } from './contributed.ts'

export type GatheredAsked = {
  readonly asked: Question
  /** Which of what was brought; with the day whose law was asked, where it is not the one that it is for. */
  readonly of: readonly (number | readonly [at: number, on: string])[]
}

export function gatheredAsked(
  contributed: readonly Coming[],
  places = placesOf(contributed),
): readonly GatheredAsked[] {
  const groups = new Map<string, Group>()
  // Equal days mostly share what was asked, which is then looked at once.
  const known = new Map<object, Group>()
  for (const [at, one] of contributed.entries()) {
    if ((!isAmount(one) && !isAlike(one)) || !one.asked) continue
    const group = known.get(one.asked) ?? groupOf(groups, one.asked)
    known.set(one.asked, group)
    for (const place of places[at] ?? []) group.of.push(isAmount(one) && one.askedOn ? [place, one.askedOn] : place)
  }
  return [...groups.values()]
}

type Group = { readonly asked: Question; readonly of: (number | [number, string])[] }

function groupOf(groups: Map<string, Group>, { scheme, given, figure, came }: Question): Group {
  const key = `${scheme} ${figure} ${came} ${JSON.stringify(given)}`
  const group = groups.get(key) ?? { asked: { scheme, given, figure, came }, of: [] }
  groups.set(key, group)
  return group
}

/** Of the one in this place, which is for this day. */
export function stepsAsked(kept: readonly GatheredAsked[] | null, at: number, day: string): readonly Step[] {
  for (const { asked, of } of kept ?? []) {
    for (const one of of) {
      const [place, on] = typeof one === 'number' ? [one, day] : one
      if (place === at) return stepsOf({ ...asked, on })
    }
  }
  return []
}
