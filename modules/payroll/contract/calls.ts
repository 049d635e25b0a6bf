/** The calls of this module, for whoever lists all there are. */

import * as brought from './brought.ts'
import * as companyCost from './company-cost.ts'
import * as compare from './compare.ts'
import * as earlierEntries from './earlier-entries.ts'
import * as earlierPay from './earlier-pay.ts'
import * as earningCategories from './earning-categories.ts'
import * as fileLayouts from './file-layouts.ts'
import * as files from './files.ts'
import * as incomeTax from './income-tax.ts'
import * as insuredAmounts from './insured-amounts.ts'
import * as items from './items.ts'
import * as own from './own.ts'
import * as ownPassword from './own-password.ts'
import * as payTemplates from './pay-templates.ts'
import * as payslips from './payslips.ts'
import * as recurring from './recurring.ts'
import * as release from './release.ts'
import * as replay from './replay.ts'
import * as retro from './retro.ts'
import * as run from './run.ts'
import * as runs from './runs.ts'
import * as settlement from './settlement.ts'
import * as states from './states.ts'
import * as taxClaims from './tax-claims.ts'

export const payrollContracts = [
  run,
  runs,
  items,
  brought,
  recurring,
  earningCategories,
  payTemplates,
  insuredAmounts,
  earlierPay,
  earlierEntries,
  states,
  release,
  settlement,
  incomeTax,
  taxClaims,
  retro,
  replay,
  compare,
  companyCost,
  payslips,
  own,
  ownPassword,
  files,
  fileLayouts,
]
