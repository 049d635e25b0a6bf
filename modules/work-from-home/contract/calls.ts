import * as wfh from './wfh.ts'

export const wfhContracts = [wfh] as const
