/**
 * What may be done with a request in which state, as a table that each kind brings. `by` says who: an approver of the
 * chain, whoever keeps the whole kind, or the person who asked.
 */
export type Move = {
  readonly from: readonly string[]
  readonly to: string
  readonly by: 'approver' | 'keeper' | 'applicant'
  /** The state while some of the chain have agreed and others have not; else it stays what it was. */
  readonly meanwhile?: string
  /** Whether a reason must be said with it. */
  readonly needsReason?: true
}
export type Moves = Readonly<Record<string, Move>>

export const isAllowedFrom = (moves: Moves, name: string, status: string): boolean =>
  moves[name]?.from.includes(status) ?? false

/** The states in which something still waits for an approver: what `approve` and `reject` lead out of. */
export const waitingStates = (moves: Moves): readonly string[] => [
  ...new Set(Object.values(moves).flatMap(({ from, by }) => (by === 'approver' ? from : []))),
]
