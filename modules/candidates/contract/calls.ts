/** The calls of this module, for whoever lists all there are. */
import * as application from './application.ts'
import * as candidates from './candidates.ts'

export const candidatesContracts = [application, candidates]
