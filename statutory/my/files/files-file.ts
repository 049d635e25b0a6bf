import { lawFile } from '../../core/law-file.ts'
import rates from './files.rates.yaml'

/** The layouts of the files that go to the authorities. */
export const filesFile = lawFile(rates)
