/** The calls of this module, for whoever lists all there are. */
import * as categories from './categories.ts'
import * as sheets from './sheets.ts'
import * as types from './types.ts'

export const claimsContracts = [categories, types, sheets]
