/** The dated figures of withholding as the rules read them. */
import { rising } from '../../core/bracket.ts'
import { lawFile } from '../../core/law-file.ts'
import rates from './withholding.rates.yaml'

export const withholdingFile = lawFile(rates)

export const taxYear = withholdingFile.history('year', (block) => ({
  exemptionPerHead: block.amount('exemption per head'),
  coupleDeduction: block.amount('standard deduction of a couple'),
  salaryDeduction: block.amount('salary deduction'),
  lowestTaxed: block.amount('lowest taxed salary'),
  brackets: rising(
    block.list('brackets').map((row) => ({
      upTo: row.limit('up to'),
      rate: row.rate('rate'),
      difference: row.amount('difference'),
    })),
    'income tax',
  ),
}))
export type TaxYear = NonNullable<(typeof taxYear.blocks)[number]['law']>

export const method = withholdingFile.history('method', (block) => ({
  tableFrom: block.amount('table from'),
  rowWidth: block.amount('row width'),
  tableUpTo: block.amount('table up to'),
  tableStep: block.amount('table tax in steps of'),
  dependantsAtMost: block.whole('dependants at most'),
  notWithheldUpTo: block.amount('not withheld up to'),
  percentage: block.rate('percentage'),
  nonResidentLow: block.rate('non resident low rate'),
  nonResident: block.rate('non resident rate'),
  lowUpToMinimumWages: block.rate('low rate up to minimum wages'),
  residentFromDays: block.whole('resident from days'),
}))
export type Method = NonNullable<(typeof method.blocks)[number]['law']>

export const beyondTable = withholdingFile.history('beyond_table', (block) => ({
  step: block.amount('tax in steps of'),
}))

export const severanceYears = withholdingFile.history('severance', (block) => ({
  exemptAYear: block.amount('exempt a year'),
  halfUpToAYear: block.amount('half taxable up to a year'),
  resident: block.rate('resident rate'),
  nonResident: block.rate('non resident rate'),
  halfYear: block.whole('months of a half year'),
}))
