/**
 * Clockings of one person made into pairs, each on the day it belongs to: that of the nearest shift (four hours before to
 * eight after), else that on which it begins. Minutes count from one beginning, days from the same (1970-01-01, local).
 */
import { AFTER_SHIFT, BEFORE_SHIFT, DAY, type DayRules, LONGEST_UNPLANNED, type Staff } from './day-rules.ts'
import type { Schedule } from './schedule.ts'

export type ClockingType = 'in' | 'out' | 'break_out' | 'break_in'
export type Clocked = {
  readonly id: string
  readonly type: ClockingType | null
  /** Local minutes, seconds cut. */
  readonly at: number
  readonly flags: readonly string[]
}

export type Slot = {
  readonly day: number
  /** Which shift of that day; null beside every shift. */
  readonly shift: number | null
  readonly starts: number
  readonly ends: number
}
export type Pair = {
  readonly slot: Slot
  readonly in: Clocked | null
  readonly out: Clocked | null
  readonly breaks: readonly Clocked[]
  /** Until when an out would have closed it. */
  readonly until: number
}

type Rules = Pick<DayRules, 'clockInCutoff' | 'clockOutCutoff'>

export function pairsOf(
  clockings: readonly Clocked[],
  schedules: ReadonlyMap<number, Schedule>,
  staff: Staff,
  rules: Rules,
): Pair[] {
  const slotOf = nearestIn(schedules, staff, rules)
  const sorted = [...clockings].sort((one, other) => one.at - other.at)
  const pairs: Pair[] = []
  let open: Pair | undefined
  const leave = () => {
    if (open) pairs.push(open)
    open = undefined
  }
  for (const one of typed(sorted, slotOf)) {
    if (one.type === 'in') {
      leave()
      const slot = slotOf(one.at, 'in')
      open = { slot, in: one, out: null, breaks: [], until: untilOf(slot, one.at, staff, rules) }
    } else if (one.type === 'out') {
      if (open && one.at > open.until) leave()
      const slot = open ? open.slot : slotOf(one.at, 'out')
      open = { slot, in: null, breaks: [], until: one.at, ...open, out: one }
      leave()
    } else if (open && one.at <= open.until) {
      open = { ...open, breaks: [...open.breaks, one] }
    }
  }
  leave()
  return pairs
}

type SlotOf = (at: number, by: 'in' | 'out' | 'either') => Slot

/** Those that came without a type: of each shift or day the first is in and the last is out. */
function typed(sorted: readonly Clocked[], slotOf: SlotOf): Clocked[] {
  const groups = new Map<string, Clocked[]>()
  for (const one of sorted) {
    if (one.type !== null) continue
    const { day, shift } = slotOf(one.at, 'either')
    const key = `${day} ${shift}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const types = new Map<string, ClockingType>()
  for (const group of groups.values()) {
    const [first, last] = [group[0], group.at(-1)]
    if (first) types.set(first.id, 'in')
    if (last && last !== first) types.set(last.id, 'out')
  }
  return sorted.flatMap((one) => {
    const type = one.type ?? types.get(one.id)
    return type ? [{ ...one, type }] : []
  })
}

function nearestIn(schedules: ReadonlyMap<number, Schedule>, staff: Staff, { clockInCutoff }: Rules): SlotOf {
  return (at, by) => {
    const today = Math.floor(at / DAY)
    const isBefore = staff === 'office' && clockInCutoff !== null && at % DAY < clockInCutoff
    const day = isBefore && by !== 'out' ? today - 1 : today
    const days = isBefore && by !== 'out' ? [day] : [today - 1, today, today + 1]
    const near = days
      .flatMap((number) => slotsOn(number, schedules.get(number)))
      .filter(({ starts, ends }) => at >= starts - BEFORE_SHIFT && at <= ends + AFTER_SHIFT)
      .sort((one, other) => distance(one, at, by) - distance(other, at, by))
    return near[0] ?? { day, shift: null, starts: at, ends: at }
  }
}

const slotsOn = (day: number, schedule: Schedule | undefined): Slot[] =>
  (schedule?.shifts ?? []).map(({ starts, ends }, shift) => ({
    day,
    shift,
    starts: day * DAY + starts,
    ends: day * DAY + ends,
  }))

function distance({ starts, ends }: Slot, at: number, by: 'in' | 'out' | 'either'): number {
  if (by === 'in') return Math.abs(at - starts)
  if (by === 'out') return Math.abs(at - ends)
  return Math.max(0, starts - at, at - ends)
}

function untilOf(slot: Slot, at: number, staff: Staff, { clockOutCutoff }: Rules): number {
  const cutoff = (slot.day + 1) * DAY + (clockOutCutoff ?? 0)
  if (staff === 'office' && clockOutCutoff !== null && cutoff > at) return cutoff
  return slot.shift === null ? at + LONGEST_UNPLANNED : slot.ends + AFTER_SHIFT
}
