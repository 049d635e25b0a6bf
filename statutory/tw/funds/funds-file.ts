import { lawFile } from '../../core/law-file.ts'
import rates from './funds.rates.yaml'

/** The dated figures of the two funds. */
export const fundsFile = lawFile(rates)
