/** The calls of this module, for whoever lists all there are. */
import * as application from './application.ts'
import * as candidates from './candidates.ts'
import * as interviews from './interviews.ts'
import * as newcomer from './newcomer.ts'
import * as offers from './offers.ts'
import * as sheets from './sheets.ts'
import * as team from './team.ts'

export const candidatesContracts = [application, sheets, candidates, interviews, newcomer, offers, team]
