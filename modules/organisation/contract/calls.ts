/** The calls of this module, for whoever lists all there are. */
import * as departments from './departments.ts'
import * as jobLevels from './job-levels.ts'
import * as positions from './positions.ts'
import * as sheets from './sheets.ts'

export const organisationContracts = [departments, positions, jobLevels, sheets]
