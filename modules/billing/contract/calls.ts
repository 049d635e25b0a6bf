import * as companyPlans from './company-plans.ts'
import * as invoices from './invoices.ts'
import * as own from './own-billing.ts'
import * as payments from './payments.ts'
import * as plans from './plans.ts'

export const billingContracts = [plans, companyPlans, invoices, payments, own]
