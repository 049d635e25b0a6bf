import { lawFile } from '../../core/law-file.ts'
import rates from './employment-act.rates.yaml'

/** The dated figures of the Employment Act; each rule reads its own table. */
export const employmentActFile = lawFile(rates)
