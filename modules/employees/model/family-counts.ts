/** Facts of tax and insurance that the family suggests, so that nobody counts children by hand. HR decides. */
import { completedYears, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'

export type Relative = {
  readonly relationship: string
  readonly birth_date: string | null
  readonly is_dependant: boolean
  readonly is_insured: boolean
  readonly is_disabled: boolean
  readonly studying: string
}

const ADULT = 18

/** By the names of the country's facts; only what the country asks for. */
export function familyCounts(
  family: readonly Relative[],
  asked: readonly string[],
  today: PlainDate,
): Readonly<Record<string, number>> {
  const children = family.filter(({ relationship, is_dependant }) => relationship === 'child' && is_dependant)
  const counts: Readonly<Record<string, number>> = {
    ...childCounts(children, today),
    tax_dependants: family.filter(({ is_dependant }) => is_dependant).length,
    health_dependants: family.filter(({ is_insured }) => is_insured).length,
  }
  return Object.fromEntries(Object.entries(counts).filter(([name]) => asked.includes(name)))
}

function childCounts(children: readonly Relative[], today: PlainDate): Record<string, number> {
  const kinds = children.map((child) => kindOf(child, today))
  const count = (kind: string) => kinds.filter((one) => one === kind).length
  return Object.fromEntries(
    ['under_18', 'over_18_studying', 'tertiary', 'disabled', 'disabled_tertiary'].map((kind) => [
      `children_${kind}`,
      count(kind),
    ]),
  )
}

function kindOf({ birth_date: born, is_disabled, studying }: Relative, today: PlainDate): string {
  const tertiary = studying === 'tertiary'
  if (is_disabled) return tertiary ? 'disabled_tertiary' : 'disabled'
  if (tertiary) return 'tertiary'
  if (born === null || completedYears(plainDateOf(born), today) < ADULT) return 'under_18'
  return studying === 'school' ? 'over_18_studying' : 'none'
}
