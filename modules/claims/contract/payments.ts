/** Payments of approved claims to people's accounts, and the journal of claims for the ledger. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Id, Instant, OptionalText } from '#platform/contract/fields.ts'
import { journalLayouts } from '../model/journal.ts'
import { ById } from './shared.ts'

const access = { to: 'area', of: ['claims'] } as const
const Payment = z
  .object({
    id: Id,
    number: z.string(),
    status: z.enum(['draft', 'paid']),
    pay_on: Day,
    paid_on: Day.nullable(),
    reference: z.string().nullable(),
    total: z.string(),
    people: z.number().int(),
    created_at: Instant,
    created_by: z.string(),
  })
  .meta({ id: 'ClaimPayment' })
const PaymentDetail = Payment.extend({
  lines: z.array(
    z.object({
      employee_id: Id,
      staff_id: z.string(),
      full_name: z.string(),
      amount: z.string(),
      claims: z.array(z.object({ id: Id, claim_no: z.string(), amount: z.string() })),
      /** What they lack to be paid: such people are not paid. */
      missing: z.enum(['bank_account']).nullable(),
    }),
  ),
}).meta({ id: 'ClaimPaymentDetail' })

export const payments = endpoint({
  id: 'claims.payments',
  method: 'GET',
  path: 'api/panel/application/claim/payment',
  access,
  summary: 'Payments of claims, the last first',
  response: z.array(Payment),
})
export const payment = endpoint({
  id: 'claims.payment',
  method: 'GET',
  path: 'api/panel/application/claim/payment/{id}',
  access,
  summary: 'One payment: who is paid how much for which claims, and who lacks an account',
  params: ById,
  response: PaymentDetail,
})
export const createPayment = endpoint({
  id: 'claims.createPayment',
  method: 'POST',
  path: 'api/panel/application/claim/payment',
  status: 201,
  access,
  summary: 'Put approved claims that are not paid with the month’s pay into a payment: all of them, or those named',
  body: z.object({ claim_ids: z.array(Id).min(1).max(5000).optional(), pay_on: DateText }).strict(),
  response: PaymentDetail,
  problems: ['claims.nothing-to-pay', 'claims.not-payable'],
})
export const paymentFile = endpoint({
  id: 'claims.paymentFile',
  method: 'GET',
  path: 'api/panel/application/claim/payment/{id}/file/{bank}',
  access,
  summary: 'A file that pays it, in the layout of the bank; a general csv for others',
  params: ById.extend({ bank: z.string().max(40) }),
  download: true,
  readsPay: true,
  confirmed: true,
  problems: ['payroll.no-such-bank', 'payroll.no-bank-account', 'claims.nothing-to-pay'],
})
export const payPayment = endpoint({
  id: 'claims.payPayment',
  method: 'POST',
  path: 'api/panel/application/claim/payment/{id}/paid',
  access,
  summary: 'The payment was made: its claims are paid, those of people without an account wait for the next',
  params: ById,
  body: z.object({ paid_on: DateText.optional(), reference: OptionalText.optional() }).strict(),
  response: PaymentDetail,
  problems: ['claims.paid-already', 'claims.paid-ahead', 'claims.nothing-to-pay'],
})
export const dropPayment = endpoint({
  id: 'claims.dropPayment',
  method: 'DELETE',
  path: 'api/panel/application/claim/payment/{id}',
  access,
  summary: 'Take a draft back; its claims wait for the next payment',
  params: ById,
  problems: ['claims.paid-already'],
})

export const journal = endpoint({
  id: 'claims.journal',
  method: 'GET',
  path: 'api/panel/application/claim/journal',
  access,
  summary: 'Claims of these days as debits and credits of the ledger; as a file with format csv or xlsx',
  query: z.object({
    from: DateText,
    to: DateText,
    basis: z.enum(['approved', 'paid']).default('approved'),
    format: z.enum(['json', 'csv', 'xlsx']).default('json'),
    layout: z.enum(journalLayouts).default('generic'),
  }),
  response: z.object({
    reference: z.string(),
    lines: z.array(
      z.object({
        account: z.string(),
        name: z.string(),
        department: z.string().nullable(),
        /** Its code. */
        cost_centre: z.string().nullable(),
        description: z.string(),
        debit: z.string(),
        credit: z.string(),
      }),
    ),
    debit: z.string(),
    credit: z.string(),
    /** What is booked to the suspense account: a type of claim by its id, or one of the accounts of claims. */
    unmapped: z.array(
      z.object({
        figure: z.string(),
        category: Id.nullable(),
        label: z.string(),
        side: z.enum(['debit', 'credit']),
        amount: z.string(),
      }),
    ),
  }),
  problems: ['claims.to-before-from'],
})
