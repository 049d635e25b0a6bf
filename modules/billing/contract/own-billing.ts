/** A company's own side of it: its plan, what it owes, its papers. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id } from '#platform/contract/fields.ts'
import { AccountType, Bill, BillLine, ByOpsId, Payment, TermsOut } from './types.ts'

const access = { to: 'area', of: ['billing'] } as const

export const ownBilling = endpoint({
  id: 'billing.own',
  method: 'GET',
  path: 'api/panel/billing',
  access,
  summary: 'The company’s plan, heads used, bills and payments',
  response: z.object({
    account_type: AccountType,
    trial_ends_on: Day.nullable(),
    currency_code: z.string(),
    headcount: z.number().int(),
    headcount_limit: z.number().int(),
    plan: z.object({ name: z.string(), starts_on: Day, ends_on: Day.nullable(), terms: TermsOut }).nullable(),
    next_plan: z.object({ name: z.string(), starts_on: Day, terms: TermsOut }).nullable(),
    open: z.string(),
    overdue: z.string(),
    /** Paid, and not set against any bill yet. */
    credit: z.string(),
    pay_to: z.string(),
    bills: z.array(
      Bill.omit({ company_name: true, account_type: true, reminded_on: true, company_id: true })
        .extend({ lines: z.array(BillLine) })
        .meta({ id: 'OwnBill' }),
    ),
    payments: z.array(
      Payment.omit({ company_name: true, company_id: true, taken_back_reason: true }).meta({ id: 'OwnPayment' }),
    ),
  }),
})
export const ownInvoicePdf = endpoint({
  id: 'billing.ownInvoicePdf',
  method: 'GET',
  path: 'api/panel/billing/invoice/{id}',
  access,
  summary: 'A bill on paper',
  params: ByOpsId,
  download: true,
})
export const ownReceiptPdf = endpoint({
  id: 'billing.ownReceiptPdf',
  method: 'GET',
  path: 'api/panel/billing/receipt/{id}',
  access,
  summary: 'The receipt of a payment',
  params: z.object({ id: Id }),
  download: true,
})
