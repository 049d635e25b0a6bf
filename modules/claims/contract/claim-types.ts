/** The fields of a claim: what it is claimed with, and how it is answered. */
import { z } from 'zod'
import { currencyCodes } from '#modules/company/model/public.ts'
import {
  DateText,
  Day,
  Flag,
  Id,
  Instant,
  LongText,
  MoneyText,
  OptionalText,
  Paging,
  PositiveMoneyText,
} from '#platform/contract/fields.ts'
import { May, previewFields } from '#platform/requests/contract-types.ts'
import { levels, rules } from '../model/policies.ts'

export const claimStatuses = [
  'pending',
  'processing',
  'approved',
  'paid',
  'completed',
  'rejected',
  'withdrawn',
  'cancelled',
] as const
export const ClaimStatus = z.enum(claimStatuses)

/** Decimal text of up to eight decimals; that it is above zero is said by its field. */
const Rate = z
  .string()
  .trim()
  .regex(/^-?\d{1,9}(\.\d{1,8})?$/, 'claims.rate-text')
const Mileage = z
  .string()
  .trim()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'claims.mileage-text')
const Code = z.string().trim().toUpperCase().pipe(z.enum(currencyCodes))
const MOST_PAPERS = 10
const MOST_CENTRES = 20
const Share = z.strictObject({
  cost_centre_id: Id,
  percentage: z
    .string()
    .trim()
    .regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, 'claims.percentage')
    .refine((text) => Number(text) > 0, 'claims.percentage'),
})

const optional = {
  amount: MoneyText,
  currency_code: Code,
  exchange_rate: Rate,
  claimable_amount: MoneyText,
  total_mileage: Mileage,
  from_place: OptionalText,
  to_place: OptionalText,
  tax_amount: PositiveMoneyText,
  merchant: OptionalText,
  supplier_tax_no: OptionalText,
  receipt_no: OptionalText,
  note: LongText,
  travel_id: Id,
} as const
const nullable = Object.fromEntries(
  Object.entries(optional).map(([name, field]) => [name, field.nullable().optional()]),
) as { [Name in keyof typeof optional]: z.ZodOptional<z.ZodNullable<(typeof optional)[Name]>> }

export const asking = {
  type_id: Id,
  expense_date: DateText,
  ...nullable,
  /** Who bears it, 100 together; without them its travel's, else those of the person's pay. */
  cost_centres: z.array(Share).max(MOST_CENTRES).nullable().optional(),
  attachment_ids: z.array(Id).max(MOST_PAPERS).optional(),
  confirm: Flag.optional(),
}
export const Asked = z.object(asking).strict()
/** `claim_id`: the claim that waits and that it would take the place of. */
export const looking = { ...asking, claim_id: Id.optional() }
export const changing = z.object(asking).partial().strict()
export const MOST_TOGETHER = 50
const { confirm, ...ofEach } = asking
export const Together = z
  .object({ claims: z.array(z.object(ofEach).strict()).min(1).max(MOST_TOGETHER), confirm })
  .strict()

export const FindingView = z.object({ rule: z.enum(rules), level: z.enum(levels), text: z.string() })
const Attachment = z.object({ id: Id, name: z.string(), type: z.string() })
const Text = z.string().nullable()

export const ClaimView = z
  .object({
    id: Id,
    claim_no: z.string(),
    submission_id: Id,
    employee_id: Id,
    staff_id: z.string(),
    full_name: z.string(),
    department: Text,
    type_id: Id,
    type: z.string(),
    category_id: Id,
    category: z.string(),
    is_private: z.boolean(),
    expense_date: Day,
    amount: z.string(),
    currency_code: z.string(),
    exchange_rate: Text,
    rate_origin: z.enum(['source', 'hand', 'claim']).nullable(),
    base_amount: z.string(),
    claimable_amount: z.string(),
    total_mileage: Text,
    unit_type: Text,
    amount_per_unit: Text,
    from_place: Text,
    to_place: Text,
    tax_amount: Text,
    merchant: Text,
    supplier_tax_no: Text,
    receipt_no: Text,
    note: Text,
    travel_id: Id.nullable(),
    findings: z.array(FindingView),
    status: ClaimStatus,
    method: z.enum(['payroll', 'bank', 'by_hand', 'advance']).nullable(),
    /** By the advance of its travel; only the rest is paid. */
    covered_amount: z.string(),
    /** Of a per diem in Taiwan, what exceeds the standard and is paid as salary. */
    excess_amount: z.string(),
    cost_centres: z.array(z.object({ cost_centre_id: Id, code: z.string(), name: z.string(), percentage: z.string() })),
    approved_on: Day.nullable(),
    pay_month: Text,
    paid_on: Day.nullable(),
    reference: Text,
    recovered: z.string(),
    /** How many papers there are; which, the claim itself tells. */
    papers: z.number().int(),
    created_at: Instant,
  })
  .meta({ id: 'Claim' })
export const ClaimInList = ClaimView.extend({ may: May }).meta({ id: 'ClaimInList' })

const LimitLeft = z.object({ limit_id: Id, name: z.string(), left: z.string() })
/** What one has to know to decide it. */
export const ClaimDetail = ClaimView.extend({
  attachments: z.array(Attachment),
  /** What would be left of each limit once it is approved. */
  limits: z.array(LimitLeft),
  /** Others of the same bytes, of the same day and receipt number, or of the person with the same amount and day. */
  duplicates: z.array(
    z.object({ id: Id, claim_no: z.string(), full_name: z.string(), expense_date: Day, claimable_amount: z.string() }),
  ),
  recoveries: z.array(z.object({ amount: z.string(), reason: z.string(), by: z.string(), at: Instant })),
}).meta({ id: 'ClaimDetail' })

export const ClaimPreview = z
  .object({
    base_amount: z.string(),
    claimable_amount: z.string(),
    exchange_rate: Text,
    rate_origin: Text,
    amount_per_unit: Text,
    findings: z.array(FindingView),
    limits: z.array(LimitLeft),
    ...previewFields,
  })
  .meta({ id: 'ClaimPreview' })

export const claimQuery = Paging.extend({
  status: ClaimStatus.optional(),
  employee_id: Id.optional(),
  department_id: Id.optional(),
  type_id: Id.optional(),
  category_id: Id.optional(),
  travel_id: Id.optional(),
  from: DateText.optional(),
  to: DateText.optional(),
})

export const OwnType = z
  .object({
    id: Id,
    name: z.string(),
    category_id: Id,
    category: z.string(),
    is_unit_based: z.boolean(),
    unit_type: Text,
    amount_per_unit: Text,
    limit_per_claim: Text,
    require_receipt: z.boolean(),
    is_private: z.boolean(),
    is_travel: z.boolean(),
  })
  .meta({ id: 'ClaimTypeOpen' })

export const BalanceRow = z
  .object({
    employee_id: Id,
    staff_id: z.string(),
    full_name: z.string(),
    limit_id: Id,
    name: z.string(),
    period: z.enum(['day', 'month', 'quarter', 'year', 'lifetime']),
    period_from: Day,
    period_to: Day,
    entitled: z.string(),
    adjusted: z.string(),
    adjusted_used: z.string(),
    used: z.string(),
    pending: z.string(),
    left: z.string(),
    ledger: z
      .array(
        z.object({
          on: Day,
          what: z.string(),
          amount: z.string(),
          status: z.string(),
          said: z.enum(['entitled', 'used']).nullable(),
          by: z.string().nullable(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'ClaimBalance' })
