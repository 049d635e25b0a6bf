import * as own from './own.ts'
import * as reviewing from './reviewing.ts'

export const wellbeingContracts = [own, reviewing] as const
