/** The calls of this module, for whoever lists all there are. */
import * as schedule from './schedule.ts'
import * as settings from './settings.ts'
import * as sheets from './sheets.ts'
import * as standbys from './standbys.ts'

export const standbyContracts = [standbys, schedule, settings, sheets]
