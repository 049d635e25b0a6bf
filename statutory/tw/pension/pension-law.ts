/** The dated tables of the labour pension as the rule reads them. */
import { lawFile } from '../../core/law-file.ts'
import { ladderOf } from '../insured/ladder.ts'
import rates from './pension.rates.yaml'

export const pensionFile = lawFile(rates)

export const pensionGrades = pensionFile.history('grades', (block) => ladderOf(block))

export const pensionRates = pensionFile.history('rates', (block) => ({
  employerAtLeast: block.rate('employer at least'),
  employeeAtMost: block.rate('employee at most'),
}))
