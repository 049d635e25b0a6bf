/** Whether somebody is at work, by their last clockings. */
import type { ClockingType } from './flags.ts'

type Clocked = { readonly type: ClockingType | null; readonly at: Date }
export type State = { readonly state: 'out' | 'in' | 'break'; readonly since: Date | null }

/** After so long nobody is still at work: the clock-out was forgotten. */
export const LONGEST_HOURS = 20

/** Oldest first. What a terminal told without a type is in where the person was out, else out. */
export function stateAfter(clockings: readonly Clocked[], now: Date): State {
  let [state, since]: [State['state'], Date | null] = ['out', null]
  for (const { type, at } of clockings) {
    state = { in: 'in', break_in: 'in', break_out: 'break', out: 'out' }[
      type ?? (state === 'out' ? 'in' : 'out')
    ] as State['state']
    since = at
  }
  const isForgotten = since !== null && now.getTime() - since.getTime() > LONGEST_HOURS * 3_600_000
  return isForgotten && state !== 'out' ? { state: 'out', since: null } : { state, since }
}

/** What a button means that says only: clock. */
export const nextType = ({ state }: State): ClockingType =>
  state === 'out' ? 'in' : state === 'break' ? 'break_in' : 'out'
