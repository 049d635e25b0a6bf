/** Where a form goes next that passes from hand to hand: in order, past stages that nobody else could do. Pure. */

/** Accounts that may do each of the stages, by its number. */
export type Holders = readonly (readonly string[])[]

/** The stages of one kind of form, numbered from 0. */
export type Way = {
  /** Does what was decided; behind it the form is completed. It is never passed over. */
  readonly last: number
  /** Done by people of the form, as the person or the manager, and not by whoever has a role: somebody must be there. */
  readonly byPeople: readonly number[]
  /** Nobody else could say what is said there. */
  readonly neverSkipped: readonly number[]
}

export const moveKinds = ['proceed', 'skip', 'revert', 'extend'] as const
export type MoveKind = (typeof moveKinds)[number]

/**
 * The stage after `from`. One before the last is passed over where nobody holds it, or where its only holder is whoever
 * did the one before.
 */
export function nextStage({ last, neverSkipped }: Way, from: number, holders: Holders, doneBy: string | null): number {
  for (let stage = from + 1; stage < last; stage += 1) {
    if (neverSkipped.includes(stage)) return stage
    const held = holders[stage] ?? []
    if (held.length > 1 || (held.length === 1 && held[0] !== doneBy)) return stage
  }
  return last
}

/** Where a new form, or another round of it, begins. */
export const firstStage = (way: Way, holders: Holders): number => nextStage(way, -1, holders, null)

export type BackTo = 'earlier' | 'reason' | 'nobody'

/** What stands against sending a form back, if anything does: only to an earlier stage that somebody holds, with a reason. */
export function againstReverting(
  { byPeople }: Way,
  { from, to, reason, holders }: { from: number; to: number; reason: string; holders: Holders },
): BackTo | undefined {
  if (to >= from) return 'earlier'
  if (reason === '') return 'reason'
  return byPeople.includes(to) && (holders[to] ?? []).length === 0 ? 'nobody' : undefined
}
