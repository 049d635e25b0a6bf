import * as applications from './applications.ts'
import * as balances from './balances.ts'
import * as own from './own.ts'
import * as types from './types.ts'

export const leaveContracts = [types, balances, applications, own] as const
