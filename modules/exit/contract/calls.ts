/** The calls of this module, for whoever lists all there are. */
import * as exitReasons from './exit-reasons.ts'
import * as sheets from './sheets.ts'

export const exitContracts = [exitReasons, sheets]
