import * as applications from './applications.ts'
import * as balances from './balances.ts'
import * as locks from './locks.ts'
import * as nextYear from './next-year.ts'
import * as own from './own.ts'
import * as types from './types.ts'

export const leaveContracts = [types, balances, applications, own, locks, nextYear] as const
