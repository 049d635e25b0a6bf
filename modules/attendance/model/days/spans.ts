/** Arithmetic of stretches of minutes: sorted, apart from each other, an end is no part of its stretch. */
import type { Span } from '#modules/holidays/model/public.ts'

export const minutesOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { starts, ends }) => sum + Math.max(0, ends - starts), 0)

export function joined(spans: readonly Span[]): Span[] {
  const sorted = spans.filter(({ starts, ends }) => ends > starts).sort((one, other) => one.starts - other.starts)
  const apart: Span[] = []
  for (const span of sorted) {
    const last = apart.at(-1)
    if (!last || span.starts > last.ends) apart.push(span)
    else apart[apart.length - 1] = { starts: last.starts, ends: Math.max(last.ends, span.ends) }
  }
  return apart
}

export const within = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  joined(
    spans.flatMap((span) =>
      others.map((other) => ({
        starts: Math.max(span.starts, other.starts),
        ends: Math.min(span.ends, other.ends),
      })),
    ),
  )

export const without = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  joined(others).reduce<Span[]>(
    (left, other) =>
      left.flatMap(({ starts, ends }) =>
        [
          { starts, ends: Math.min(ends, other.starts) },
          { starts: Math.max(starts, other.ends), ends },
        ].filter((span) => span.ends > span.starts),
      ),
    joined(spans),
  )

/** The first so many minutes of them. */
export function firstMinutes(spans: readonly Span[], most: number): Span[] {
  let left = most
  return spans.flatMap(({ starts, ends }) => {
    const taken = Math.min(ends - starts, Math.max(0, left))
    left -= taken
    return taken > 0 ? [{ starts, ends: starts + taken }] : []
  })
}

export const moved = ({ starts, ends }: Span, by: number): Span => ({ starts: starts + by, ends: ends + by })
