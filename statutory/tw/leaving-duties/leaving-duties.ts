/** What Taiwanese law wants observed when somebody leaves. */
import { lawFile } from '../../core/law-file.ts'
import { leavingLawOf } from '../../core/leaving-law.ts'
import rates from './leaving-duties.rates.yaml'

export const leavingDutiesFile = lawFile(rates)
export const leavingLaw = leavingLawOf(leavingDutiesFile, {
  layoff_report: 'layoff_report',
  severance_pay: 'severance_due',
  insurance_end: 'insurance_end',
})
