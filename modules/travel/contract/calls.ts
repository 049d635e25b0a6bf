import * as costCentres from './cost-centres.ts'
import * as perDiems from './per-diems.ts'
import * as settling from './settling.ts'
import * as travel from './travel.ts'

export const travelContracts = [costCentres, perDiems, travel, settling] as const
