/** What a run of a month may be beside the regular one. */
export const furtherTypes = ['bonus', 'off_cycle', 'advance', 'correction'] as const
/** A last pay is made by the settlement of a leaving alone. */
export const runTypes = ['regular', ...furtherTypes, 'final'] as const
export type RunType = (typeof runTypes)[number]

/** Worked out in a way of their own; all others hold what was entered for them. */
export type WorkedAs = Extract<RunType, 'advance' | 'final' | 'correction'>
const own: readonly RunType[] = ['advance', 'final', 'correction'] satisfies readonly WorkedAs[]
const isWorkedAs = (type: RunType): type is WorkedAs => own.includes(type)
export const workedAs = (type: RunType | undefined): WorkedAs | undefined =>
  type !== undefined && isWorkedAs(type) ? type : undefined

/** The type of item that an advance is entered as. */
export const ADVANCE = 'pay_advance'

/** Its people are named, whatever they have in it. */
export const isOfNamed = (type: RunType | undefined): boolean => type === 'final' || type === 'correction'
/** With it comes all that a month pays by itself, for whom it is of. */
export const hasAllOfMonth = (type: RunType | undefined): boolean => type === 'regular' || isOfNamed(type)
