/** The calls of this module, for whoever lists all there are. */
import * as attachments from './attachments.ts'
import * as categories from './categories.ts'
import * as choices from './choices.ts'
import * as claims from './claims.ts'
import * as limits from './limits.ts'
import * as own from './own.ts'
import * as payments from './payments.ts'
import * as reports from './reports.ts'
import * as sheets from './sheets.ts'
import * as types from './types.ts'

export const claimsContracts = [categories, types, sheets, claims, choices, own, attachments, limits, payments, reports]
