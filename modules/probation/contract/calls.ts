/** The calls of this module, for whoever lists all there are. */
import * as own from './own.ts'
import * as probation from './probation.ts'

export const probationContracts = [probation, own]
