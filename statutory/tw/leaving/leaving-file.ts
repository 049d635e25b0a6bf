import { lawFile } from '../../core/law-file.ts'
import rates from './leaving.rates.yaml'

/** The dated figures of the end of employment. */
export const leavingFile = lawFile(rates)
