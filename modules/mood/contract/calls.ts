import * as mood from './mood.ts'

export const moodContracts = [mood] as const
