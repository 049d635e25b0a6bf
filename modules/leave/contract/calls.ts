import * as balances from './balances.ts'
import * as types from './types.ts'

export const leaveContracts = [types, balances] as const
