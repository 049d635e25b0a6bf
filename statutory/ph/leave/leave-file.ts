import { lawFile } from '../../core/law-file.ts'
import rates from './leave.rates.yaml'

/** Dated figures of statutory leave; each rule reads its own table. */
export const leaveFile = lawFile(rates)
