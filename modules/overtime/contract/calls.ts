import * as claims from './claims.ts'
import * as own from './own.ts'

export const overtimeContracts = [claims, own] as const
