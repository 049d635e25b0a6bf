/**
 * The ways of leaving, by the ids of the specification's list. The fifth there, withdrawn, is what a request becomes
 * and never a choice, so no reason belongs to it.
 */
export const exitTypes = [
  { id: 1, name: 'resignation' },
  { id: 2, name: 'termination' },
  { id: 3, name: 'end_of_probation' },
  { id: 4, name: 'end_of_contract' },
] as const
export type ExitTypeId = (typeof exitTypes)[number]['id']

export const reasonKinds = ['voluntary', 'involuntary'] as const
export type ReasonKind = (typeof reasonKinds)[number]
