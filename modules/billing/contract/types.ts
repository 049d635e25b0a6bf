/** The fields that the calls of billing share. */
import { z } from 'zod'
import { Day, Id, Instant, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'
import { currencies } from '../model/terms.ts'

export const byOps = { to: 'operations', roles: ['Ops'] } as const
export const Country = z.enum(['MY', 'TW', 'PH'])
export const Currency = z.enum(currencies)
/** Why companies are looked into; kept with the reading (safety S10). */
export const reason = ShortText.optional()
export const ByOpsId = z.object({ id: Id })

export const PriceIn = z.strictObject({
  currency_code: Currency,
  price: PositiveMoneyText,
  extra_price: PositiveMoneyText.nullable().default(null),
  tiers: z
    .array(z.strictObject({ up_to: z.number().int().min(1).max(1_000_000).nullable(), price: PositiveMoneyText }))
    .max(10)
    .default([]),
})
export const PriceOut = z.object({
  currency_code: Currency,
  price: z.string(),
  extra_price: z.string().nullable(),
  tiers: z.array(z.object({ up_to: z.number().int().nullable(), price: z.string() })),
})
export const PlanKind = z.enum(['per_head', 'fixed'])
export const PlanPeriod = z.enum(['month', 'year'])
export const TermsOut = PriceOut.extend({
  kind: PlanKind,
  period: PlanPeriod,
  included_heads: z.number().int(),
  headcount_limit: z.number().int().nullable(),
})

export const accountTypes = ['trial', 'paid', 'free', 'suspended'] as const
export const AccountType = z.enum(accountTypes)
/** Of a list of accounts: those of one kind, or those that owe too long. */
export const accountStandings = ['overdue', ...accountTypes] as const
/** Of a company's plan: whether it holds today, did, or will. */
export const planStandings = ['now', 'to_come', 'over'] as const
/** Overdue is not stored: the day decides. */
export const billStatuses = ['unpaid', 'paid', 'overdue', 'void'] as const

export const Bill = z
  .object({
    id: Id,
    company_id: Id,
    company_name: z.string(),
    country: Country,
    invoice_no: z.string(),
    /** '2026-10', '2026-01-15 - 2027-01-14'; empty for one that was made by hand. */
    period: z.string(),
    period_from: Day.nullable(),
    period_to: Day.nullable(),
    issued_on: Day,
    due_date: Day,
    currency_code: z.string(),
    subtotal: z.string(),
    tax_name: z.string().nullable(),
    tax_rate: z.string().nullable(),
    tax: z.string(),
    amount: z.string(),
    paid: z.string(),
    left: z.string(),
    status: z.enum(billStatuses),
    account_type: AccountType,
    paid_at: Day.nullable(),
    note: z.string(),
    void_reason: z.string().nullable(),
    sent_at: Instant.nullable(),
    reminded_on: Day.nullable(),
  })
  .meta({ id: 'Bill' })

export const BillLine = z
  .object({
    /** As it stands on the bill, in the reader's language. */
    text: z.string(),
    quantity: z.string(),
    unit_price: z.string(),
    amount: z.string(),
  })
  .meta({ id: 'BillLine' })

export const paymentMethods = ['bank_transfer', 'card', 'cheque', 'cash', 'other'] as const
export const paymentStandings = ['recorded', 'left', 'gone'] as const
export const PaymentMethod = z.enum(paymentMethods)
export const Share = z.object({ invoice_id: Id, invoice_no: z.string(), amount: z.string() })
export const Payment = z
  .object({
    id: Id,
    company_id: Id,
    company_name: z.string(),
    country: Country,
    receipt_no: z.string(),
    paid_on: Day,
    amount: z.string(),
    currency_code: z.string(),
    method: PaymentMethod,
    reference: z.string(),
    note: z.string(),
    shares: z.array(Share),
    /** Not set against any bill yet. */
    left: z.string(),
    taken_back_reason: z.string().nullable(),
  })
  .meta({ id: 'Payment' })
