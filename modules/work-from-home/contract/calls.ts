import * as papers from './papers.ts'
import * as wfh from './wfh.ts'

export const wfhContracts = [wfh, papers] as const
