/** What may be claimed within a category: by amount or by distance, up to which limits; and who decides it. */
import { z } from 'zod'
import { Chains, ChainsWanted } from '#platform/approvals/contract-types.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Flag, Id, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'
import { ById, readers, writers } from './shared.ts'

const UnitType = z.enum(['kilometres', 'miles'])
const Amount = z.string().nullable()
const PayItem = z.enum(['reimbursement', 'travel_allowance'])
const Type = z.object({
  id: Id,
  name: z.string(),
  claim_category_id: Id,
  claim_group_id: Id,
  is_unit_based: z.boolean(),
  unit_type: UnitType.nullable(),
  amount_per_unit: Amount,
  limit_per_claim: Amount,
  limit_per_month: Amount,
  limit_per_year: Amount,
  require_receipt: z.boolean(),
  is_taxable: z.boolean(),
  is_active: z.boolean(),
  /** As what pay pays it: a travelling allowance is known in Malaysia alone. */
  pay_item: PayItem,
  ledger_account: z.string().nullable(),
  tax_recoverable: z.boolean(),
  bands: z.array(z.object({ up_to: z.string().nullable(), amount_per_unit: z.string() })).nullable(),
  /** The product's own type: per diem of a travel. */
  mark: z.enum(['per_diem']).nullable(),
})
/** Units of a month, in whole ones or hundredths. */
const Units = z
  .string()
  .trim()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'claims.mileage-text')
const Bands = z
  .array(z.object({ up_to: Units.nullable(), amount_per_unit: PositiveMoneyText }).strict())
  .min(1)
  .max(10)
const Limit = PositiveMoneyText.nullable()
const fields = z.object({
  name: ShortText,
  claim_category_id: Id,
  is_unit_based: Flag,
  unit_type: UnitType.nullable(),
  amount_per_unit: Limit,
  limit_per_claim: Limit,
  limit_per_month: Limit,
  limit_per_year: Limit,
  require_receipt: Flag,
  is_taxable: Flag,
  is_active: Flag,
  pay_item: PayItem,
  ledger_account: z.string().trim().min(1).max(60).nullable(),
  tax_recoverable: Flag,
  bands: Bands.nullable(),
  /** From which day a changed rate holds; today where it is not said. */
  rate_from: DateText,
})
const problems = [
  'claims.name-taken',
  'claims.rate-above-zero',
  'claims.unit-needed',
  'claims.limits-in-order',
  'claims.bands-upwards',
]

export const types = endpoint({
  id: 'claims.types',
  method: 'GET',
  path: 'api/panel/company/claim',
  access: readers,
  summary: 'Types of claims with units and limits',
  response: z.array(Type),
})
export const createType = endpoint({
  id: 'claims.createType',
  method: 'POST',
  path: 'api/panel/company/claim',
  status: 201,
  access: writers,
  summary: 'Add a type; one by distance needs a unit and an amount per unit above zero',
  body: fields.partial().required({ name: true, claim_category_id: true }).strict(),
  response: Type,
  problems,
})
export const addUsualTypes = endpoint({
  id: 'claims.addUsualTypes',
  method: 'POST',
  path: 'api/panel/company/claim/usual',
  status: 201,
  access: writers,
  summary: 'Add the types that people claim everywhere, those that are missing, with the categories they stand in',
  response: z.array(Type),
})
export const changeType = endpoint({
  id: 'claims.changeType',
  method: 'PATCH',
  path: 'api/panel/company/claim/{id}',
  access: writers,
  summary: 'Change a type; only what is sent changes',
  params: ById,
  body: fields.partial().strict(),
  response: Type,
  problems,
})

export const flow = endpoint({
  id: 'claims.flow',
  method: 'GET',
  path: 'api/panel/company/claim/approval/flow',
  access: writers,
  summary: 'Who decides claims: the chains in the order in which they are tried; none, the manager decides',
  response: z.object({ chains: Chains }),
})
export const changeFlow = endpoint({
  id: 'claims.changeFlow',
  method: 'POST',
  path: 'api/panel/company/claim/update/approval/flow',
  access: writers,
  summary: 'Set who decides claims, by type, amount and department; what was sent already goes its former way',
  body: ChainsWanted,
  problems: ['approvals.chains-overtaken'],
  response: z.object({ chains: Chains }),
})
