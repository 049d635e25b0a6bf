/** The calls of this module, for whoever lists all there are. */
import * as ledger from './ledger.ts'
import * as reports from './reports.ts'
import * as templates from './templates.ts'

export const payreportsContracts = [ledger, reports, templates]
