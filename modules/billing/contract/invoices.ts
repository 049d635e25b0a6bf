/** Bills: made by the night once for each period, or by hand; sent, paid, void. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id, LongText, Paging, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'
import {
  AccountType,
  byOps as access,
  accountStandings,
  Bill,
  BillLine,
  ByOpsId,
  billStatuses,
  PaymentMethod,
  reason,
  Share,
} from './types.ts'

const Whole = Bill.extend({
  lines: z.array(BillLine),
  payments: z.array(
    Share.omit({ invoice_id: true, invoice_no: true }).extend({ receipt_no: z.string(), paid_on: Day }),
  ),
}).meta({ id: 'WholeBill' })

export const billing = endpoint({
  id: 'billing.billing',
  method: 'GET',
  path: 'api/path/ops/billing/{x}',
  access,
  summary: 'Bills of all companies, of one, or of one state',
  params: z.object({ x: z.union([Id, z.enum(['all', ...billStatuses])]) }),
  query: z.object({ reason }),
  response: z.array(Bill),
})
export const sendBill = endpoint({
  id: 'billing.send',
  method: 'POST',
  path: 'api/path/ops/billing/send/notification/{id}',
  access,
  summary: 'Send the bill, or a reminder of one that is overdue, to the company’s admins by mail and notice',
  params: ByOpsId,
  problems: ['billing.nothing-open', 'billing.nobody-to-tell'],
})
export const changeBillStatus = endpoint({
  id: 'billing.changeStatus',
  method: 'PATCH',
  path: 'api/path/ops/billing/update/status/{id}',
  access,
  summary: 'Paid: what is left is recorded as a payment. Unpaid: payments no longer count for it. Void: for good',
  params: ByOpsId,
  body: z.strictObject({
    status: z.enum(['paid', 'unpaid', 'void']),
    paid_on: DateText.optional(),
    method: PaymentMethod.optional(),
    reference: ShortText.optional(),
    /** Needed for void and unpaid. */
    reason: ShortText.optional(),
  }),
  response: Bill,
  problems: ['billing.void-for-good', 'billing.paid-not-void', 'billing.nothing-open', 'billing.paid-to-come'],
  repeatable: true,
})
export const changeAccountType = endpoint({
  id: 'billing.changeAccountType',
  method: 'PATCH',
  path: 'api/path/ops/billing/update/account/type/{id}',
  access,
  summary: 'Trial and free: no bills. Paid: bills by the plan. Suspended: no bills, and nobody is added',
  params: ByOpsId,
  body: z.strictObject({
    account_type: AccountType,
    trial_ends_on: DateText.nullable().optional(),
    reason: ShortText.optional(),
  }),
  response: z.object({ id: Id, name: z.string(), account_type: AccountType, trial_ends_on: Day.nullable() }),
  repeatable: true,
})
export const downloadReceipt = endpoint({
  id: 'billing.receipt',
  method: 'POST',
  path: 'api/path/ops/billing/download/{id}/receipt',
  access,
  summary: 'The receipt of a bill that was paid; JSON with a message while it is not',
  params: ByOpsId,
  download: true,
  problems: ['billing.not-paid'],
  repeatable: true,
})
export const accounts = endpoint({
  id: 'billing.accounts',
  method: 'GET',
  path: 'api/path/ops/account',
  access,
  summary: 'Companies with their account type, plan of today and what they owe; with a page that page, and how many',
  query: Paging.omit({ sort: true }).extend({ standing: z.enum(accountStandings).optional(), reason }),
  response: z.array(
    z
      .object({
        id: Id,
        name: z.string(),
        country: z.string(),
        currency_code: z.string(),
        account_type: AccountType,
        trial_ends_on: Day.nullable(),
        plan_name: z.string().nullable(),
        headcount: z.number().int(),
        headcount_limit: z.number().int(),
        open: z.string(),
        overdue: z.string(),
      })
      .meta({ id: 'BillingAccount' }),
  ),
})

export const invoices = endpoint({
  id: 'billing.invoices',
  method: 'GET',
  path: 'api/path/ops/invoice',
  access,
  summary: 'Bills of all companies, the newest first; with a page that page of them, and how many there are',
  query: Paging.omit({ sort: true }).extend({
    company_id: Id.optional(),
    status: z.enum(billStatuses).optional(),
    reason,
  }),
  response: z.array(Bill),
})
export const invoice = endpoint({
  id: 'billing.invoice',
  method: 'GET',
  path: 'api/path/ops/invoice/{id}',
  access,
  summary: 'One bill with its lines and what was paid on it',
  params: ByOpsId,
  query: z.object({ reason }),
  response: Whole,
})
export const addInvoice = endpoint({
  id: 'billing.addInvoice',
  method: 'POST',
  path: 'api/path/ops/invoice',
  status: 201,
  access,
  summary: 'Make a bill: for a month that is over by the company’s plan, or of lines written by hand',
  body: z.union([
    z.strictObject({
      company_id: Id,
      month: z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'billing.month'),
      reason: ShortText,
    }),
    z.strictObject({
      company_id: Id,
      due_on: DateText.optional(),
      note: LongText.default(''),
      has_tax: Flag.default(true),
      lines: z
        .array(
          z.strictObject({
            text: ShortText,
            quantity: z
              .string()
              .trim()
              .regex(/^\d{1,7}(\.\d{1,2})?$/, 'billing.quantity'),
            unit_price: PositiveMoneyText,
          }),
        )
        .min(1)
        .max(50),
      reason: ShortText,
    }),
  ]),
  response: Bill,
  problems: ['billing.month-not-due', 'billing.month-billed', 'billing.nothing-to-bill', 'billing.due-before'],
})
export const changeInvoice = endpoint({
  id: 'billing.changeInvoice',
  method: 'PATCH',
  path: 'api/path/ops/invoice/{id}',
  access,
  summary: 'Change when an open bill is due, or what is noted on it',
  params: ByOpsId,
  body: z.strictObject({ due_on: DateText, note: LongText }).partial(),
  response: Bill,
  problems: ['billing.nothing-open', 'billing.due-before'],
  repeatable: true,
})
export const voidInvoice = endpoint({
  id: 'billing.voidInvoice',
  method: 'DELETE',
  path: 'api/path/ops/invoice/{id}',
  access,
  summary: 'Void a bill on which nothing was paid: its number stays',
  params: ByOpsId,
  query: z.object({ reason: ShortText }),
  problems: ['billing.paid-not-void', 'billing.void-for-good'],
})
export const invoicePdf = endpoint({
  id: 'billing.invoicePdf',
  method: 'GET',
  path: 'api/path/ops/invoice/{id}/pdf',
  access,
  summary: 'The bill on paper',
  params: ByOpsId,
  download: true,
})
