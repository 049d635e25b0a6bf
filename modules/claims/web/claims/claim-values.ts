/** A claim as a form holds it, and as the calls take it. */
import type { currencyCodes } from '#modules/company/model/public.ts'
import type { Claim } from './claims.ts'

export type ShareValues = { readonly cost_centre_id: string; readonly percentage: string }
export type ClaimValues = {
  readonly type_id: string
  readonly expense_date: string
  readonly amount: string
  readonly currency_code: string
  readonly exchange_rate: string
  readonly claimable_amount: string
  readonly total_mileage: string
  readonly from_place: string
  readonly to_place: string
  readonly tax_amount: string
  readonly merchant: string
  readonly supplier_tax_no: string
  readonly receipt_no: string
  readonly note: string
  readonly travel_id: string
  /** None: those of the travel, else of the person. */
  readonly cost_centres: readonly ShareValues[]
}
export const emptyClaim = (currency: string, today: string): ClaimValues => ({
  ...{ type_id: '', expense_date: today, amount: '', currency_code: currency, exchange_rate: '' },
  ...{ claimable_amount: '', total_mileage: '', from_place: '', to_place: '', tax_amount: '' },
  ...{ merchant: '', supplier_tax_no: '', receipt_no: '', note: '', travel_id: '', cost_centres: [] },
})

export type ClaimType = {
  readonly id: string
  readonly name: string
  readonly is_unit_based: boolean
  readonly category?: string
}
type Code = (typeof currencyCodes)[number]

/** As the calls take it; undefined while something is still to be chosen. */
export function bodyOf(values: ClaimValues, type: ClaimType | undefined, currency: string) {
  const { expense_date, amount, total_mileage, ...rest } = values
  if (!type || expense_date === '' || (type.is_unit_based ? total_mileage : amount) === '') return undefined
  if (rest.cost_centres.some(({ cost_centre_id, percentage }) => !cost_centre_id || !percentage)) return undefined
  const isForeign = !type.is_unit_based && rest.currency_code !== currency
  return {
    type_id: type.id,
    expense_date,
    amount: type.is_unit_based ? null : amount,
    total_mileage: type.is_unit_based ? total_mileage.trim() : null,
    currency_code: isForeign ? (rest.currency_code as Code) : null,
    exchange_rate: isForeign && rest.exchange_rate ? rest.exchange_rate.trim() : null,
    claimable_amount: rest.claimable_amount || null,
    from_place: type.is_unit_based ? rest.from_place || null : null,
    to_place: type.is_unit_based ? rest.to_place || null : null,
    tax_amount: rest.tax_amount || null,
    merchant: rest.merchant || null,
    supplier_tax_no: rest.supplier_tax_no || null,
    receipt_no: rest.receipt_no || null,
    note: rest.note || null,
    travel_id: rest.travel_id || null,
    cost_centres: rest.cost_centres.length > 0 ? rest.cost_centres.map((share) => ({ ...share })) : null,
  }
}

export const valuesOf = (claim: Omit<Claim, 'may'>): ClaimValues => ({
  type_id: claim.type_id,
  expense_date: claim.expense_date,
  amount: claim.total_mileage === null ? claim.amount : '',
  currency_code: claim.currency_code,
  exchange_rate: claim.rate_origin === 'claim' ? (claim.exchange_rate ?? '') : '',
  claimable_amount: claim.claimable_amount === claim.base_amount ? '' : claim.claimable_amount,
  total_mileage: claim.total_mileage ?? '',
  from_place: claim.from_place ?? '',
  to_place: claim.to_place ?? '',
  tax_amount: claim.tax_amount ?? '',
  merchant: claim.merchant ?? '',
  supplier_tax_no: claim.supplier_tax_no ?? '',
  receipt_no: claim.receipt_no ?? '',
  note: claim.note ?? '',
  travel_id: claim.travel_id ?? '',
  cost_centres: claim.cost_centres.map(({ cost_centre_id, percentage }) => ({ cost_centre_id, percentage })),
})

type Kept = Readonly<Record<string, string | string[] | Record<string, string>[] | null>>

type Drafted = { readonly type: ClaimType | undefined; readonly currency: string; readonly untouched: ClaimValues }

/** As a draft is kept: ready to be sent where everything is there, else what was typed so far. */
export function draftOf(values: ClaimValues, { type, currency, untouched }: Drafted, papers: readonly string[]) {
  const ready = bodyOf(values, type, currency)
  const stands: Readonly<Record<string, unknown>> = untouched
  const typed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value.length > 0 && value !== stands[name]),
  ) as Kept
  return { ...(ready ?? typed), attachment_ids: [...papers] }
}

/** What a draft does not say is empty. */
export function valuesOfDraft(body: Readonly<Record<string, unknown>>, currency: string, today: string): ClaimValues {
  const empty = emptyClaim(currency, today)
  const said = Object.entries(body).filter(
    ([name, value]) => name in empty && name !== 'cost_centres' && typeof value === 'string',
  )
  const shares = Array.isArray(body.cost_centres) ? (body.cost_centres as readonly Partial<ShareValues>[]) : []
  return {
    ...empty,
    ...(Object.fromEntries(said) as Partial<ClaimValues>),
    cost_centres: shares.map(({ cost_centre_id = '', percentage = '' }) => ({ cost_centre_id, percentage })),
  }
}
