import { lawFile } from '../../core/law-file.ts'
import rates from './other-taxes.rates.yaml'

/** Dated figures of the taxes beside the withholding tables; each rule reads its own table. */
export const otherTaxesFile = lawFile(rates)
