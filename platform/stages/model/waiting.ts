/** The days of stages, and who is reminded of what. Pure. */
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Holders } from './way.ts'

export type Open = { readonly status: number; readonly stage_since: string }
export type Held<Row extends Open> = { readonly row: Row; readonly holders: Holders }

/** The last day of a stage, or null where it has none; `days` by the number of the stage. */
export function lastDayOf(stage: number, since: PlainDate, days: readonly number[]): PlainDate | null {
  const given = days[stage]
  return given === undefined ? null : addDays(since, given)
}

/** From the day after it on; whoever tells of it remembers that it did. */
export const isOverdue = (lastDay: PlainDate | null, today: PlainDate): boolean => lastDay !== null && today > lastDay

/** What waits, by whoever's turn it is; what came to them today was told when it came. */
export function waitingByHolder<Row extends Open, One extends Held<Row>>(
  open: readonly One[],
  today: PlainDate,
): ReadonlyMap<string, readonly One[]> {
  const waits = new Map<string, One[]>()
  for (const one of open) {
    if (plainDateOf(one.row.stage_since) >= today) continue
    for (const account of one.holders[one.row.status] ?? []) waits.set(account, [...(waits.get(account) ?? []), one])
  }
  return waits
}
