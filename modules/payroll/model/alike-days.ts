/**
 * The same amount on several days. A month of overtime is mostly equal days, so that they are brought, worked out and kept
 * together, each with its day alone, and stand apart only where somebody looks at one of them. `kerja_brought` parts what is
 * kept in SQL.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import { dayText } from '#platform/words/format.ts'
import type { BroughtAmount, ContributedAmount } from './contributed-amounts.ts'

/** Stands for the day in what alike days have in common. */
export const DAY = '{day}'

export type AlikeDays = Pick<ContributedAmount, 'origin' | 'source' | 'month' | 'type' | 'basis' | 'asked' | 'told'> & {
  readonly kind: 'alike'
  /** Money text: what is due for each of them. */
  readonly each: string
  readonly days: readonly PlainDate[]
  /** Which place each has among all that this origin brings the person. */
  readonly order: readonly number[]
  /** Of one of them; not kept. */
  readonly formerly?: (nth: number) => string
}

type Any = { readonly kind: string; readonly origin?: string }

export const isAlike = <One extends Any>(one: One | AlikeDays): one is AlikeDays => one.kind === 'alike'

/** Each day by itself, in the order in which they were brought; but for those of which it is told that they stay. */
export function apart<One extends Any>(
  all: readonly (One | AlikeDays)[],
): readonly (Exclude<One, AlikeDays> | BroughtAmount)[]
export function apart<One extends Any>(
  all: readonly (One | AlikeDays)[],
  stays: (one: AlikeDays) => boolean,
): readonly (One | AlikeDays | BroughtAmount)[]
export function apart<One extends Any>(
  all: readonly (One | AlikeDays)[],
  stays: (one: AlikeDays) => boolean = () => false,
) {
  if (!all.some((one) => isAlike(one) && !stays(one))) return all
  const places = placesOf(all)
  return all
    .flatMap((one, at) => {
      const own = places[at] ?? []
      if (!isAlike(one) || stays(one)) return [{ place: own[0] ?? 0, one }]
      return own.map((place, nth) => ({ place, one: dayOf(one, nth) as One | AlikeDays | BroughtAmount }))
    })
    .sort((one, other) => one.place - other.place)
    .map(({ one }) => one)
}

/** Of each of them the places among all as they stand apart, from nought. */
export function placesOf(all: readonly (Any | AlikeDays)[]): readonly (readonly number[])[] {
  let next = 0
  return all.flatMap((one, at) => {
    if (!isAlike(one)) return [[next++]]
    const before = all[at - 1]
    // Those of one origin have been placed together, with the first of them.
    if (before && isAlike(before) && before.origin === one.origin) return []
    const end = all.findIndex((other, nth) => nth > at && !(isAlike(other) && other.origin === one.origin))
    const own = all.slice(at, end === -1 ? all.length : end).filter(isAlike)
    if (own.length === 1) return [one.order.map(() => next++)]
    const orders = own.flatMap(({ order }) => order).sort((first, second) => first - second)
    const places = new Map(orders.map((order) => [order, next++]))
    return own.map(({ order }) => order.map((nth) => places.get(nth) ?? 0))
  })
}

/** One of them by itself; what corrects a closed month never comes together. */
function dayOf({ days, order: _, formerly, each, kind: __, ...common }: AlikeDays, nth: number): BroughtAmount {
  const day = days[nth]
  if (day === undefined) throw new Error('there is no such day among those alike')
  return {
    ...common,
    ...onDay(common, day),
    ...{ day, kind: 'amount', amount: each, due: each, corrects: false, worksheet: [] },
    ...(formerly && { formerly: formerly(nth) }),
  }
}

type Told = Pick<ContributedAmount, 'source' | 'basis' | 'told'>

/** What alike days have in common, as one of them has it. */
export const onDay = ({ source, basis, told }: Told, day: PlainDate): Told => ({
  source: source.replace(DAY, day),
  basis: basis.replace(DAY, day),
  told: {
    en: told.en.replace(DAY, dayText(day, 'en')),
    'zh-Hant': told['zh-Hant'].replace(DAY, dayText(day, 'zh-Hant')),
  },
})

/** The other way round: what one of them may have in common with others. */
export const anyDay = ({ source, basis, told }: Told, day: PlainDate): Told => ({
  source: source.replace(day, DAY),
  basis: basis.replace(day, DAY),
  told: {
    en: told.en.replace(dayText(day, 'en'), DAY),
    'zh-Hant': told['zh-Hant'].replace(dayText(day, 'zh-Hant'), DAY),
  },
})
