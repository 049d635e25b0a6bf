/** The calls of this module, for whoever lists all there are. */
import * as batch from './batch.ts'
import * as lists from './lists.ts'
import * as newcomers from './newcomers.ts'
import * as pay from './pay.ts'
import * as profile from './profile.ts'

export const employeesContracts = [lists, profile, newcomers, pay, batch]
