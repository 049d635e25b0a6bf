import * as papers from './papers.ts'
import * as policy from './policy.ts'
import * as quarantine from './quarantine.ts'

export const quarantineContracts = [policy, quarantine, papers] as const
