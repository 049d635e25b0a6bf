/**
 * What a part of the day takes from work that has hours of its own: halves are cut at the middle of it, the whole day
 * takes all of it, also what lies after midnight; hours are taken as they are.
 */
import type { Span } from './day-fact.ts'

type Worked = Span & { readonly break: Span | null }

const DAY = 1440
const NOON = DAY / 2

/** `besides`: what else begins that day, such as being on call, and goes with the whole of it. */
export function partsOfWork(shifts: readonly Worked[], parts: readonly Span[], besides: readonly Span[] = []): Span[] {
  const middle = middleOf(shifts)
  const all = [...shifts, ...besides]
  const starts = Math.min(0, ...all.map((one) => one.starts))
  const ends = Math.max(DAY, ...all.map((one) => one.ends))
  return parts.map((part) => {
    if (part.starts === 0 && part.ends === NOON) return { starts, ends: middle }
    if (part.starts === NOON && part.ends === DAY) return { starts: middle, ends }
    if (part.starts === 0 && part.ends === DAY) return { starts, ends }
    return part
  })
}

function middleOf(shifts: readonly Worked[]): number {
  const [first, second] = [...shifts].sort((one, other) => one.starts - other.starts)
  if (!first) return NOON
  const between = second ? { starts: first.ends, ends: second.starts } : (first.break ?? first)
  return Math.floor((between.starts + between.ends) / 2)
}
