/** What Malaysian law wants observed when somebody leaves. */
import { lawFile } from '../../core/law-file.ts'
import { leavingLawOf } from '../../core/leaving-law.ts'
import rates from './leaving-duties.rates.yaml'

export const leavingDutiesFile = lawFile(rates)
export const leavingLaw = leavingLawOf(leavingDutiesFile, { cp22a: 'cp22a', cp21: 'cp21' })
