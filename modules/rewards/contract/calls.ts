/** The calls of this module, for whoever lists all there are. */
import * as badges from './badges.ts'
import * as catalog from './catalog.ts'
import * as history from './history.ts'
import * as own from './own.ts'
import * as redemptions from './redemptions.ts'

export const rewardsContracts = [badges, catalog, redemptions, history, own]
