/** The calls of this module. What others contribute is given by whoever composes the product. */
import type { Handler } from '#platform/http/server/handler.ts'
import { broughtHandlers } from './brought/brought-handlers.ts'
import { categoryHandlers } from './categories/category-handlers.ts'
import { categorySheetHandlers } from './categories/sheet-handlers.ts'
import { compareHandler } from './compare/compare-handler.ts'
import { parallelHandlers } from './compare/parallel-handlers.ts'
import { earlierPayHandlers } from './earlier/earlier-handlers.ts'
import { earlierEntryHandlers } from './earlier/entry-handlers.ts'
import { companyCostHandler } from './handlers/company-cost-handler.ts'
import { discardHandler } from './handlers/discard-handler.ts'
import { fileHandlers } from './handlers/file-handlers.ts'
import { insuredAmountHandlers } from './handlers/insured-amounts.ts'
import { itemChangeHandlers } from './handlers/item-changes.ts'
import { itemHandlers } from './handlers/item-handlers.ts'
import { itemsUploadHandler } from './handlers/items-upload.ts'
import { lookedHandlers } from './handlers/looked-handlers.ts'
import { monthsHandler } from './handlers/months-handler.ts'
import { ownPayslipHandlers } from './handlers/own-payslip-handlers.ts'
import { payslipHandlers } from './handlers/payslip-handlers.ts'
import { payslipListFileHandler } from './handlers/payslip-list-file.ts'
import { payslipRowsHandler } from './handlers/payslip-rows-handler.ts'
import { recurringHandlers } from './handlers/recurring-handlers.ts'
import { releaseHandlers } from './handlers/release-handlers.ts'
import { runHandlers } from './handlers/run-handlers.ts'
import { stateHandlers } from './handlers/state-handlers.ts'
import { whyHandler } from './handlers/why-handler.ts'
import { incomeTaxHandlers } from './income-tax/income-tax-handlers.ts'
import { layoutHandlers } from './layouts/layout-handlers.ts'
import { leftOutHandlers } from './left-out/left-out-handlers.ts'
import type { PayrollNeeds } from './needs.ts'
import { ownPasswordHandlers } from './release/own-password-handlers.ts'
import { replayHandlers } from './replay/replay-handlers.ts'
import { retroHandlers } from './retro/retro-handlers.ts'
import { runListHandlers } from './runs/run-list-handlers.ts'
import { settlementHandlers } from './settlement/settlement-handler.ts'
import { taxClaimHandlers } from './tax-claims/claim-handlers.ts'
import { ownTaxClaimHandlers } from './tax-claims/own-claim-handlers.ts'
import { giveTemplateHandler } from './templates/giving-handler.ts'
import { templateHandlers } from './templates/template-handlers.ts'

export const payrollHandlers = (needs: PayrollNeeds): readonly Handler[] => [
  monthsHandler,
  ...itemHandlers,
  itemsUploadHandler,
  ...itemChangeHandlers,
  ...recurringHandlers,
  ...categoryHandlers,
  ...categorySheetHandlers,
  ...templateHandlers,
  giveTemplateHandler,
  ...insuredAmountHandlers,
  ...earlierPayHandlers,
  ...earlierEntryHandlers,
  ...runHandlers(needs),
  ...runListHandlers(needs),
  ...stateHandlers(needs),
  ...lookedHandlers,
  ...releaseHandlers(needs),
  ...ownPasswordHandlers,
  discardHandler,
  ...leftOutHandlers,
  ...broughtHandlers(needs),
  ...settlementHandlers(needs),
  ...incomeTaxHandlers(needs),
  ...taxClaimHandlers,
  ...ownTaxClaimHandlers,
  ...retroHandlers(needs),
  compareHandler,
  ...parallelHandlers,
  ...replayHandlers,
  whyHandler(needs),
  companyCostHandler,
  payslipRowsHandler,
  payslipListFileHandler,
  ...payslipHandlers(needs),
  ...ownPayslipHandlers(needs),
  ...fileHandlers(needs),
  ...layoutHandlers(needs),
]
