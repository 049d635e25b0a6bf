/** All handlers of billing, for its manifest. */
import type { Handler } from '#platform/http/server/handler.ts'
import { billingHandlers } from './billing-handlers.ts'
import { companyPlanHandlers } from './company-plan-handlers.ts'
import { invoiceHandlers } from './invoice-handlers.ts'
import { ownHandlers } from './own-handlers.ts'
import { paymentHandlers } from './payment-handlers.ts'
import { planHandlers } from './plan-handlers.ts'
import { rateHandlers } from './rates-handlers.ts'

export const billingModuleHandlers: readonly Handler[] = [
  ...planHandlers,
  ...rateHandlers,
  ...companyPlanHandlers,
  ...billingHandlers,
  ...invoiceHandlers,
  ...paymentHandlers,
  ...ownHandlers,
]
