/** The calls of this module, for whoever lists all there are. */
import * as compare from './compare.ts'
import * as earningCategories from './earning-categories.ts'
import * as files from './files.ts'
import * as insuredAmounts from './insured-amounts.ts'
import * as items from './items.ts'
import * as own from './own.ts'
import * as payTemplates from './pay-templates.ts'
import * as payslips from './payslips.ts'
import * as recurring from './recurring.ts'
import * as release from './release.ts'
import * as retro from './retro.ts'
import * as run from './run.ts'
import * as settlement from './settlement.ts'
import * as states from './states.ts'

export const payrollContracts = [
  run,
  items,
  recurring,
  earningCategories,
  payTemplates,
  insuredAmounts,
  states,
  release,
  settlement,
  retro,
  compare,
  payslips,
  own,
  files,
]
