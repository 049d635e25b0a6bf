/** When somebody was there: of each shift from the first in to the last out, less the breaks as far as they lie inside. */
import type { Span } from '#modules/holidays/model/public.ts'
import type { DayRules } from './day-rules.ts'
import type { Pair } from './pairing.ts'
import { breaksOf, type Schedule } from './schedule.ts'
import { firstMinutes, joined, minutesOf, without } from './spans.ts'

export type Presence = {
  readonly firstIn: number | null
  readonly lastOut: number | null
  readonly spans: readonly Span[]
  /** From each first in to the last out, or to now; of nothing where the in is lacking. For lateness alone. */
  readonly attended: readonly Span[]
  readonly hasAny: boolean
  readonly isComplete: boolean
  readonly isOpen: boolean
  /** More than the most that is counted was cut off. */
  readonly isCut: boolean
  readonly flags: readonly string[]
}

export function presenceOf(
  pairs: readonly Pair[],
  schedule: Schedule,
  rules: Pick<DayRules, 'breakPunches' | 'durationMax'>,
  base: number,
  now: number,
): Presence {
  const shifts = [...new Set(pairs.map(({ slot }) => slot.shift))].map((shift) =>
    ofShift(
      pairs.filter(({ slot }) => slot.shift === shift),
      base,
      now,
    ),
  )
  const breaks = rules.breakPunches ? pairs.flatMap((pair) => clockedBreaks(pair, base)) : breaksOf(schedule)
  const gaps = rules.breakPunches ? shifts.flatMap(({ gaps: own }) => own) : []
  const all = without(joined(shifts.flatMap(({ whole }) => (whole ? [whole] : []))), [...breaks, ...gaps])
  const most = rules.durationMax ?? Number.POSITIVE_INFINITY
  const ins = pairs.flatMap((pair) => (pair.in ? [pair.in.at - base] : []))
  const outs = pairs.flatMap((pair) => (pair.out ? [pair.out.at - base] : []))
  const flags = pairs.flatMap((pair) => [pair.in, pair.out, ...pair.breaks].flatMap((one) => one?.flags ?? []))
  return {
    firstIn: ins.length > 0 ? Math.min(...ins) : null,
    lastOut: outs.length > 0 ? Math.max(...outs) : null,
    spans: firstMinutes(all, most),
    attended: shifts.flatMap(({ attended }) => (attended ? [attended] : [])),
    hasAny: pairs.length > 0,
    isComplete: shifts.length > 0 && shifts.every(({ whole }) => whole !== null),
    isOpen: shifts.some(({ isOpen }) => isOpen),
    isCut: minutesOf(all) > most,
    flags: [...new Set([...flags, ...(shifts.some(({ isTorn }) => isTorn) ? ['unpaired'] : [])])].sort(),
  }
}

function ofShift(pairs: readonly Pair[], base: number, now: number) {
  const first = pairs[0]
  const last = pairs.at(-1)
  const starts = first?.in ? first.in.at - base : null
  const ends = last?.out ? last.out.at - base : null
  const isOpen = last?.in != null && last.out === null && now <= last.until
  return {
    whole: starts !== null && ends !== null ? { starts, ends } : null,
    attended: starts === null ? null : { starts, ends: ends ?? (isOpen ? now - base : Number.MAX_SAFE_INTEGER) },
    gaps: pairs.slice(1).flatMap((pair, at) => {
      const before = pairs[at]
      return before?.out && pair.in ? [{ starts: before.out.at - base, ends: pair.in.at - base }] : []
    }),
    isOpen,
    isTorn: isTorn(pairs),
  }
}

/** Between the first and the last something is missing. Further in before and out after, as a correction adds them, is whole. */
function isTorn(pairs: readonly Pair[]): boolean {
  let left = 0
  for (const [at, pair] of pairs.entries()) {
    if (!pair.out && at < pairs.length - 1) left += 1
    if (!pair.in && at > 0) left -= 1
    if (left < 0) return true
  }
  return left > 0
}

/** From going to coming back; one that nobody came back from lasts to the end. */
function clockedBreaks({ breaks, out }: Pair, base: number): Span[] {
  const spans: Span[] = []
  let left: number | undefined
  for (const { type, at } of breaks) {
    if (type === 'break_out') left ??= at
    else if (left !== undefined) {
      spans.push({ starts: left - base, ends: at - base })
      left = undefined
    }
  }
  if (left !== undefined && out) spans.push({ starts: left - base, ends: out.at - base })
  return spans
}
