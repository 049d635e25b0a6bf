/** Payments of companies, and which bills each of them pays. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  DateText,
  Id,
  LongText,
  OptionalText,
  Paging,
  PositiveMoneyText,
  ShortText,
} from '#platform/contract/fields.ts'
import { byOps as access, ByOpsId, Payment, PaymentMethod, paymentStandings, reason } from './types.ts'

const shares = z.array(z.strictObject({ invoice_id: Id, amount: PositiveMoneyText })).max(100)
const problems = [
  'billing.bill-twice',
  'billing.share-above-zero',
  'billing.shares-too-much',
  'billing.bill-not-open',
  'billing.share-beyond-bill',
  'billing.paid-to-come',
  'billing.above-zero',
] as const

export const payments = endpoint({
  id: 'billing.payments',
  method: 'GET',
  path: 'api/path/ops/payment',
  access,
  summary: 'Payments of all companies, the newest first; with a page that page of them, and how many there are',
  query: Paging.omit({ sort: true }).extend({
    company_id: Id.optional(),
    /** That stand, of which something counts for no bill yet, or that were taken back. */
    standing: z.enum(paymentStandings).optional(),
    reason,
  }),
  response: z.array(Payment),
})
export const payment = endpoint({
  id: 'billing.payment',
  method: 'GET',
  path: 'api/path/ops/payment/{id}',
  access,
  summary: 'One payment and the bills it counts for',
  params: ByOpsId,
  query: z.object({ reason }),
  response: Payment,
})
export const addPayment = endpoint({
  id: 'billing.addPayment',
  method: 'POST',
  path: 'api/path/ops/payment',
  status: 201,
  access,
  summary: 'Record a payment on one or several bills; without shares it counts for the oldest open ones',
  body: z.strictObject({
    company_id: Id,
    paid_on: DateText,
    amount: PositiveMoneyText,
    method: PaymentMethod.default('bank_transfer'),
    reference: OptionalText.default(''),
    note: LongText.default(''),
    shares: shares.optional(),
  }),
  response: Payment,
  problems,
})
export const changePayment = endpoint({
  id: 'billing.changePayment',
  method: 'PATCH',
  path: 'api/path/ops/payment/{id}',
  access,
  summary: 'Change on which bills a payment counts, or what is noted with it; amount and day stay',
  params: ByOpsId,
  body: z.strictObject({ method: PaymentMethod, reference: OptionalText, note: LongText, shares }).partial(),
  response: Payment,
  problems: [...problems, 'billing.payment-gone'],
  repeatable: true,
})
export const takePaymentBack = endpoint({
  id: 'billing.takePaymentBack',
  method: 'DELETE',
  path: 'api/path/ops/payment/{id}',
  access,
  summary: 'Take a payment back that was recorded by mistake: its bills are open again, its number stays',
  params: ByOpsId,
  query: z.object({ reason: ShortText }),
  problems: ['billing.payment-gone'],
})
export const paymentPdf = endpoint({
  id: 'billing.paymentPdf',
  method: 'GET',
  path: 'api/path/ops/payment/{id}/pdf',
  access,
  summary: 'The receipt of a payment',
  params: ByOpsId,
  download: true,
  problems: ['billing.payment-gone'],
})
