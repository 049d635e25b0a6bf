/** The calls of this module, for whoever lists all there are. */
import * as exitReasons from './exit-reasons.ts'

export const exitContracts = [exitReasons]
