import * as correcting from './correcting.ts'
import * as deciding from './deciding.ts'
import * as own from './own.ts'
import * as reading from './reading.ts'

export const dayContracts = [reading, deciding, correcting, own] as const
