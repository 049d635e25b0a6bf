/** The calls of this module, for whoever lists all there are. */
import * as loans from './loans.ts'

export const loansContracts = [loans]
