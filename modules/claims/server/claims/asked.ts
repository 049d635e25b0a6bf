/** What is claimed, read from the body of a call, or from a claim that is changed. */
import type { z } from 'zod'
import { amountOf } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { PersonWhoAsks } from '#modules/employees/server/public.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Asked, changing } from '../../contract/claim-types.ts'
import type { ClaimWish } from '../../model/claim.ts'
import type { ClaimRow } from './claim-rows.ts'

export type ClaimAsked = ClaimWish & {
  readonly from_place: string | null
  readonly to_place: string | null
  readonly tax_amount: string | null
  readonly supplier_tax_no: string | null
  readonly note: string | null
  /** What of a per diem is salary; travel says it, and of a per diem alone. */
  readonly excess_amount?: string
  readonly confirmed?: boolean | undefined
}
/** What somebody claims. */
export type Wish = { readonly person: PersonWhoAsks; readonly asked: ClaimAsked }
type Body = z.output<typeof Asked>

export const askedOf = ({
  confirm,
  ...body
}: Omit<Body, 'confirm'> & { confirm?: boolean | undefined }): ClaimAsked => ({
  type_id: body.type_id,
  expense_date: body.expense_date,
  amount: body.amount ?? null,
  currency_code: body.currency_code ?? null,
  exchange_rate: body.exchange_rate ?? null,
  claimable_amount: body.claimable_amount ?? null,
  total_mileage: body.total_mileage ?? null,
  from_place: body.from_place || null,
  to_place: body.to_place || null,
  tax_amount: body.tax_amount ?? null,
  merchant: body.merchant || null,
  supplier_tax_no: body.supplier_tax_no || null,
  receipt_no: body.receipt_no || null,
  note: body.note || null,
  travel_id: body.travel_id ?? null,
  cost_centres: body.cost_centres ?? null,
  attachment_ids: [...new Set(body.attachment_ids ?? [])],
  confirmed: confirm,
})

/** What is not sent stays; what is claimable follows what the claim comes to where that is changed. */
export function changedTo(row: ClaimRow, papers: readonly string[], body: z.output<typeof changing>): ClaimAsked {
  const isLess = row.claimable_amount !== row.base_amount
  const byHand = row.rate_origin === 'claim'
  const travels = body.travel_id !== undefined && body.travel_id !== row.travel_id
  const standing = {
    type_id: row.type_id,
    expense_date: plainDateOf(row.expense_date),
    amount: row.total_mileage === null ? row.amount : null,
    currency_code: row.currency_code as Body['currency_code'],
    exchange_rate: byHand ? row.exchange_rate : null,
    total_mileage: row.total_mileage,
    from_place: row.from_place,
    to_place: row.to_place,
    tax_amount: row.tax_amount,
    merchant: row.merchant,
    supplier_tax_no: row.supplier_tax_no,
    receipt_no: row.receipt_no,
    note: row.note,
    travel_id: row.travel_id,
    // Of another travel it is borne as that one is, unless it is said.
    cost_centres: travels ? null : row.cost_centres.map(shareOf),
    attachment_ids: [...papers],
  }
  // Nothing said of a currency is the company's own, in which there is no rate; of a rate, that of the day.
  const says = (field: (typeof COMES_OF)[number] | (typeof KEPT_OF_PER_DIEM)[number]): boolean =>
    field === 'currency_code' && body[field] === null
      ? row.exchange_rate !== null
      : isOther(body[field], standing[field]) && isOther(body[field], row[field])
  const claimable_amount = isLess && !COMES_OF.some(says) ? row.claimable_amount : null
  // What a travel's per diem comes to is the travel's; of it some may be salary.
  const wrong = row.is_per_diem ? KEPT_OF_PER_DIEM.filter(says) : []
  if (wrong.length > 0) {
    const errors = Object.fromEntries(wrong.map((field) => [field, ['claims.per-diem-kept']]))
    throw new Refusal(problem('http.invalid', { errors }))
  }
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  return {
    ...askedOf({ ...standing, claimable_amount, ...given }),
    ...(row.is_per_diem && { excess_amount: row.excess_amount }),
  }
}

const shareOf = ({ cost_centre_id, percentage }: ClaimRow['cost_centres'][number]) => ({ cost_centre_id, percentage })

/** 3000 and 3000.00 are the same amount. */
function isOther(sent: string | null | undefined, kept: string | null | undefined): boolean {
  if (sent === undefined || sent === kept) return false
  const isAmount = (text: string | null | undefined): text is string =>
    typeof text === 'string' && /^\d+(\.\d{1,2})?$/.test(text)
  return !(isAmount(sent) && isAmount(kept) && amountOf(sent) === amountOf(kept))
}

/** What it comes to follows from these. */
const COMES_OF = ['type_id', 'amount', 'total_mileage', 'expense_date', 'currency_code', 'exchange_rate'] as const
const KEPT_OF_PER_DIEM = ['type_id', 'expense_date', 'amount', 'currency_code', 'travel_id'] as const
