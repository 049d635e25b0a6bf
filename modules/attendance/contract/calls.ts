import * as own from './clocking/own.ts'

export const attendanceContracts = [own] as const
