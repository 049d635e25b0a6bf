/** What kinds of success factors there are. Pure. */

export const factorKinds = ['result', 'skill', 'value', 'leadership'] as const
export type FactorKind = (typeof factorKinds)[number]
