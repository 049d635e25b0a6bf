/**
 * Where a candidate stands (decision C3), and where a person may move one. What an offer, an acceptance or joining
 * brings about is reached by these acts alone.
 */
export const statuses = [
  'applied',
  'pending',
  'pendingInterview',
  'offered',
  'accepted',
  'orientation',
  'migrated',
  'notSuitable',
  'notAtTheMoment',
] as const
export type Status = (typeof statuses)[number]

/** Those that a move may name. */
export const movable = ['pending', 'pendingInterview', 'notSuitable', 'notAtTheMoment'] as const
export type Movable = (typeof movable)[number]
export const isMovable = (status: Status): status is Movable => movable.some((one) => one === status)

export const refusals = ['notSuitable', 'notAtTheMoment'] as const
export const isRefusal = (status: Status): boolean => status === 'notSuitable' || status === 'notAtTheMoment'

const BEFORE_ACCEPTED: readonly Status[] = ['applied', 'pending', 'pendingInterview', 'offered']

const MOVES: Readonly<Record<Movable, readonly Status[]>> = {
  pending: ['applied', 'pendingInterview', 'notSuitable', 'notAtTheMoment'],
  pendingInterview: ['applied', 'pending', 'pendingInterview'],
  notSuitable: BEFORE_ACCEPTED,
  notAtTheMoment: BEFORE_ACCEPTED,
}

/** The moves that are open to whoever stands there. */
export const movesFrom = (status: Status): readonly Movable[] => movable.filter((to) => MOVES[to].includes(status))

/** The word of what speaks against it. */
export function moveFault(from: Status, to: Status): string | undefined {
  if (!isMovable(to)) return 'candidates.only-by-act'
  return MOVES[to].includes(from) ? undefined : 'candidates.no-such-move'
}

/** From these an offer may be made, and an interview planned. */
export const mayBeOffered = (status: Status): boolean => ['pending', 'pendingInterview', 'offered'].includes(status)
export const mayBeInterviewed = (status: Status): boolean =>
  ['applied', 'pending', 'pendingInterview', 'offered'].includes(status)
export const mayMigrate = (status: Status): boolean => status === 'accepted' || status === 'orientation'
/** Whom nothing holds: their data are deleted once the months have passed. */
export const mayBeForgotten = (status: Status): boolean =>
  !['offered', 'accepted', 'orientation', 'migrated'].includes(status)
