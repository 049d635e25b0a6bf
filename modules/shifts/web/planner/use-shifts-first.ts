/** Whoever has shifts in the span comes first; nobody moves while it is worked on. */
import { useMemo, useRef } from 'react'
import type { Person } from './roster-types.ts'

const NOBODY: ReadonlySet<string> = new Set()

/** `isOfSpan`: the people shown are those of the span already, and not of the one before. */
export function useShiftsFirst(
  people: readonly Person[] | undefined,
  { span, isOfSpan }: { readonly span: string; readonly isOfSpan: boolean },
): readonly Person[] {
  const found = useRef<{ readonly span: string; readonly ids: ReadonlySet<string> }>(undefined)
  if (people && isOfSpan && found.current?.span !== span) found.current = { span, ids: withShifts(people) }
  const ids = found.current?.ids ?? NOBODY
  return useMemo(() => shiftsFirst(people ?? [], ids), [people, ids])
}

type Planned = { readonly id: string; readonly days: readonly { readonly shifts: readonly unknown[] }[] }

export const withShifts = (people: readonly Planned[]): ReadonlySet<string> =>
  new Set(people.filter(({ days }) => days.some(({ shifts }) => shifts.length > 0)).map(({ id }) => id))

/** Within both in the order they came in. */
export const shiftsFirst = <One extends { readonly id: string }>(
  people: readonly One[],
  ids: ReadonlySet<string>,
): One[] => [...people.filter(({ id }) => ids.has(id)), ...people.filter(({ id }) => !ids.has(id))]
