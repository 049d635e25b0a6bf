/** Price plans, and who sends the bills: kept by operations for the whole installation. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id, LongText, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { byOps as access, ByOpsId, Country, PlanKind, PlanPeriod, PriceIn, PriceOut } from './types.ts'

export const Plan = z
  .object({
    id: Id,
    name: z.string(),
    name_zh: z.string(),
    description_en: z.string(),
    description_zh: z.string(),
    kind: PlanKind,
    period: PlanPeriod,
    included_heads: z.number().int(),
    headcount_limit: z.number().int().nullable(),
    is_public: z.boolean(),
    is_active: z.boolean(),
    prices: z.array(PriceOut),
    /** Companies that have it, or will. */
    companies: z.number().int(),
  })
  .meta({ id: 'Plan' })

const fields = {
  name: ShortText,
  name_zh: OptionalText,
  description_en: LongText,
  description_zh: LongText,
  kind: PlanKind,
  period: PlanPeriod,
  included_heads: z.coerce.number().int().min(0).max(1_000_000),
  headcount_limit: z.coerce.number().int().min(1).max(1_000_000).nullable(),
  is_public: Flag,
  is_active: Flag,
  prices: z.array(PriceIn).min(1).max(3),
}
/** What a new one has where nothing is said of it; a change leaves it as it is. */
const newFields = {
  ...fields,
  name_zh: fields.name_zh.default(''),
  description_en: fields.description_en.default(''),
  description_zh: fields.description_zh.default(''),
  included_heads: fields.included_heads.default(0),
  headcount_limit: fields.headcount_limit.default(null),
  is_public: fields.is_public.default(false),
  is_active: fields.is_active.default(true),
}
const problems = ['billing.plan-there', 'billing.price-twice', 'billing.tiers'] as const

export const plans = endpoint({
  id: 'billing.plans',
  method: 'GET',
  path: 'api/path/ops/plan',
  access,
  summary: 'Price plans with their prices, and how many companies have each',
  response: z.array(Plan),
})
export const plan = endpoint({
  id: 'billing.plan',
  method: 'GET',
  path: 'api/path/ops/plan/{id}',
  access,
  summary: 'One price plan',
  params: ByOpsId,
  response: Plan,
})
export const addPlan = endpoint({
  id: 'billing.addPlan',
  method: 'POST',
  path: 'api/path/ops/plan',
  status: 201,
  access,
  summary: 'Add a price plan',
  body: z.strictObject(newFields),
  response: Plan,
  problems,
})
export const changePlan = endpoint({
  id: 'billing.changePlan',
  method: 'PATCH',
  path: 'api/path/ops/plan/{id}',
  access,
  summary: 'Change a price plan; companies that have it keep the price they agreed to',
  params: ByOpsId,
  body: z.strictObject(fields).partial(),
  response: Plan,
  problems,
  repeatable: true,
})
export const removePlan = endpoint({
  id: 'billing.removePlan',
  method: 'DELETE',
  path: 'api/path/ops/plan/{id}',
  access,
  summary: 'Remove a price plan that no company ever had',
  params: ByOpsId,
  problems: ['billing.plan-used'],
})

/** What everybody may see of the prices. */
export const publicPlans = endpoint({
  id: 'billing.publicPlans',
  method: 'GET',
  path: 'api/pricing',
  access: { to: 'everyone' },
  summary: 'The price plans that are offered to everybody',
  response: z.array(
    Plan.omit({ id: true, is_public: true, is_active: true, companies: true, headcount_limit: true }).meta({
      id: 'PublicPlan',
    }),
  ),
})

export const Tax = z
  .object({
    id: Id,
    country: Country,
    name: z.string(),
    rate: z.string(),
    starts_on: Day,
    entered_by: z.string(),
  })
  .meta({ id: 'BillingTax' })

export const taxes = endpoint({
  id: 'billing.taxes',
  method: 'GET',
  path: 'api/path/ops/tax',
  access,
  summary: 'Tax rates that operations entered, by country and day',
  response: z.array(Tax),
})
export const addTax = endpoint({
  id: 'billing.addTax',
  method: 'POST',
  path: 'api/path/ops/tax',
  status: 201,
  access,
  summary: 'Enter a tax rate from a day on; bills of that day and later carry it',
  body: z.strictObject({
    country: Country,
    name: ShortText,
    rate: z
      .string()
      .trim()
      .regex(/^\d{1,2}(\.\d{1,4})?$|^100(\.0{1,4})?$/, 'billing.rate'),
    starts_on: DateText,
  }),
  response: Tax,
  problems: ['billing.tax-there'],
})
export const removeTax = endpoint({
  id: 'billing.removeTax',
  method: 'DELETE',
  path: 'api/path/ops/tax/{id}',
  access,
  summary: 'Remove a tax rate; bills that carry it keep it',
  params: ByOpsId,
})

export const Seller = z
  .object({
    country: Country,
    name: z.string(),
    address: z.string(),
    tax_number: z.string(),
    pay_to: z.string(),
    prefix: z.string(),
    due_days: z.number().int(),
    sends_at_once: z.boolean(),
    next_invoice_no: z.string(),
  })
  .meta({ id: 'BillingSeller' })

export const sellers = endpoint({
  id: 'billing.sellers',
  method: 'GET',
  path: 'api/path/ops/seller',
  access,
  summary: 'Who sends the bills in each country, and how',
  response: z.array(Seller),
})
export const changeSeller = endpoint({
  id: 'billing.changeSeller',
  method: 'PATCH',
  path: 'api/path/ops/seller/{country}',
  access,
  summary: 'Change who sends the bills in a country; bills that are made already stay as they are',
  params: z.object({ country: Country }),
  body: z
    .strictObject({
      name: ShortText,
      address: LongText,
      tax_number: OptionalText,
      pay_to: LongText,
      prefix: z
        .string()
        .trim()
        .regex(/^[A-Z0-9-]{1,12}$/, 'billing.prefix'),
      due_days: z.coerce.number().int().min(0).max(365),
      sends_at_once: Flag,
    })
    .partial(),
  response: Seller,
  problems: ['billing.prefix-taken', 'billing.prefix-used'],
  repeatable: true,
})
