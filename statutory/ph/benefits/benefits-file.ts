import { lawFile } from '../../core/law-file.ts'
import rates from './benefits.rates.yaml'

/** Dated figures of the thirteenth month, other benefits and de minimis benefits; each rule reads its own table. */
export const benefitsFile = lawFile(rates)
