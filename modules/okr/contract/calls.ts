/** The calls of this module, for whoever lists all there are. */
import * as factors from './factors.ts'
import * as okrs from './okrs.ts'
import * as own from './own.ts'
import * as templates from './templates.ts'

export const okrContracts = [okrs, templates, factors, own]
