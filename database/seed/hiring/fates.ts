/** How far each applicant came, by their place in the list, and when they applied: the earliest came furthest. */
export type Fate = 'joining' | 'accepted' | 'offered' | 'scored' | 'talk' | 'no' | 'later' | 'new'

const fates: readonly (readonly [Fate, number])[] = [
  ['joining', 1],
  ['accepted', 1],
  ['no', 4],
  ['later', 2],
  ['offered', 1],
  ['scored', 2],
  ['talk', 3],
  ['new', 6],
]
const inOrder = fates.flatMap(([fate, count]) => Array.from({ length: count }, () => fate))

/** Of the many after them. */
const byTurns: readonly Fate[] = ['new', 'no', 'new', 'later', 'no']

export const fateOf = (place: number): Fate => inOrder[place] ?? byTurns[place % byTurns.length] ?? 'new'

/** Forty-six days ago the first, then every other day. */
export const appliedDaysAgo = (place: number): number => (place < inOrder.length ? 46 - 2 * place : 7 + (place % 12))

/** Whom somebody has talked with. */
export const wasInterviewed = (fate: Fate): boolean => ['joining', 'accepted', 'offered', 'scored'].includes(fate)
