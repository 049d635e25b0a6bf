import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { categoryHandlers } from './category-handlers.ts'
import { attachmentHandlers } from './claims/attachment-handlers.ts'
import { choiceHandlers } from './claims/choice-handlers.ts'
import { draftHandlers } from './claims/draft-handlers.ts'
import { exportHandlers } from './claims/export-handler.ts'
import { keeperHandlers } from './claims/keeper-handlers.ts'
import { moneyHandlers } from './claims/money-handlers.ts'
import { ownHandlers } from './claims/own-handlers.ts'
import { weekHandlers } from './claims/week-handlers.ts'
import { flowHandlers } from './flow-handlers.ts'
import { formHandler } from './form/form-handler.ts'
import { groupHandlers } from './group-handlers.ts'
import { limitHandlers } from './limits/limit-handlers.ts'
import type { ClaimNeeds } from './needs.ts'
import { journalHandlers } from './payments/journal-handlers.ts'
import { paymentHandlers } from './payments/payment-handlers.ts'
import { reportHandlers } from './reports/report-handlers.ts'
import { balanceSheetHandlers } from './sheets/balance-sheets.ts'
import { claimSheetHandlers } from './sheets/claim-sheets.ts'
import { sheetHandlers } from './sheets/sheet-handlers.ts'
import { statutoryHandlers } from './statutory-handlers.ts'
import { typeHandlers } from './type-handlers.ts'

export const claimsHandlers = (approvals: Approvals, needs: ClaimNeeds): readonly Handler[] => [
  ...categoryHandlers,
  ...groupHandlers,
  ...typeHandlers,
  ...statutoryHandlers,
  ...limitHandlers,
  ...sheetHandlers,
  ...balanceSheetHandlers,
  ...flowHandlers(approvals.people),
  ...attachmentHandlers(approvals),
  ...draftHandlers,
  ...choiceHandlers(needs),
  ...weekHandlers(approvals, needs),
  ...paymentHandlers,
  ...journalHandlers(needs),
  ...exportHandlers,
  ...claimSheetHandlers(approvals, needs),
  formHandler(approvals),
  ...reportHandlers(needs),
  ...ownHandlers(approvals, needs),
  ...moneyHandlers(approvals, needs),
  ...keeperHandlers(approvals, needs),
]
