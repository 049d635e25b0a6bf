/** The calls of this module, for whoever lists all there are. */
import * as letters from './letters.ts'
import * as own from './own.ts'
import * as templates from './templates.ts'
import * as thirdParty from './third-party.ts'

export const documentsContracts = [templates, letters, thirdParty, own]
