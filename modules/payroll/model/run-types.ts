/** What a run of a month may be beside the regular one. */
export const furtherTypes = ['bonus', 'off_cycle'] as const
export const runTypes = ['regular', ...furtherTypes] as const
export type RunType = (typeof runTypes)[number]
