/** What a decision was made on, kept with it: what is otherwise now makes it stale. */
import type { Schedule } from './schedule.ts'
import type { WorkedDay } from './worked-day.ts'

export type KeptDay = {
  readonly schedule: Schedule
  /** The clockings it was found by, oldest first. */
  readonly clockings: readonly string[]
}

export const keptOf = ({ schedule, pairs }: Pick<WorkedDay, 'schedule' | 'pairs'>): KeptDay => ({
  schedule,
  clockings: clockingsOf(pairs),
})

export const isStale = (kept: KeptDay, day: Pick<WorkedDay, 'pairs'>, schedule: Schedule): boolean =>
  textOf(scheduleIn(kept.schedule)) !== textOf(scheduleIn(schedule)) ||
  textOf(kept.clockings) !== textOf(clockingsOf(day.pairs))

/** Days were kept without what lies beneath a holiday once; the type of the day and its shifts tell of a change. */
const scheduleIn = ({ beneath: _, ...rest }: Schedule) => rest

const clockingsOf = (pairs: WorkedDay['pairs']): string[] =>
  pairs.flatMap((pair) => [pair.in, ...pair.breaks, pair.out].flatMap((one) => (one ? [one.id] : [])))

/** The same whatever the order of fields: databases keep their own. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
