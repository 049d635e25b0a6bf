/** The door to what is known of people's days. Sources are put together in apps/server/wiring, and nowhere else. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { DayFact, DayFactKind, FactOf } from '../model/day-fact.ts'

export type Days = { readonly from: PlainDate; readonly to: PlainDate }
export type FactOfPerson = { readonly employeeId: string; readonly date: PlainDate; readonly fact: DayFact }

/** One module's knowledge of days: one statement for all people and days, never one a day. */
export type DayFactSource = {
  readonly kind: DayFactKind
  readonly between: (
    tx: Tx,
    companyId: string,
    days: Days,
    employeeIds: readonly string[],
  ) => Promise<readonly FactOfPerson[]>
}

/** Facts of the kinds asked for, by person and day. */
export type DayFacts = <Kind extends DayFactKind>(
  tx: Tx,
  companyId: string,
  days: Days,
  employeeIds: readonly string[],
  kinds: readonly Kind[],
) => Promise<(employeeId: string, date: PlainDate) => readonly FactOf<Kind>[]>

export const dayFactsOf =
  (sources: readonly DayFactSource[]): DayFacts =>
  async <Kind extends DayFactKind>(
    tx: Tx,
    companyId: string,
    days: Days,
    employeeIds: readonly string[],
    kinds: readonly Kind[],
  ) => {
    // By person first: a month of many people has hundreds of thousands of days.
    const found = new Map<string, Map<PlainDate, FactOf<Kind>[]>>()
    if (employeeIds.length === 0) return () => []
    const isAskedFor = (fact: DayFact): fact is FactOf<Kind> => kinds.some((kind) => kind === fact.kind)
    for (const source of sources.filter(({ kind }) => kinds.some((one) => one === kind))) {
      for (const { employeeId, date, fact } of await source.between(tx, companyId, days, employeeIds)) {
        if (!isAskedFor(fact)) continue
        const own = found.get(employeeId) ?? new Map<PlainDate, FactOf<Kind>[]>()
        if (own.size === 0) found.set(employeeId, own)
        const known = own.get(date)
        if (known) known.push(fact)
        else own.set(date, [fact])
      }
    }
    const none: readonly FactOf<Kind>[] = []
    return (employeeId: string, date: PlainDate) => found.get(employeeId)?.get(date) ?? none
  }
