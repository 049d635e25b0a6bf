/** The calls of this module, for whoever lists all there are. */
import * as exitReasons from './exit-reasons.ts'
import * as clearance from './exits/clearance.ts'
import * as dashboard from './exits/dashboard.ts'
import * as exits from './exits/exits.ts'
import * as own from './exits/own.ts'
import * as settlement from './exits/settlement.ts'
import * as sheets from './sheets.ts'

export const exitContracts = [exitReasons, sheets, exits, clearance, own, dashboard, settlement]
