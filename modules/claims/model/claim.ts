/** What stands against one claim, and what it comes to, given everything that was read beforehand. Nothing is read here. */
import { parseDecimal } from '#kernel/fraction.ts'
import { type Amount, amountOf, amountText, lesser, parseAmount } from '#kernel/money.ts'
import { addDays, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { moneyText } from '#platform/words/format.ts'
import { type Band, baseAmount, differsBy, inHundredths, mileageAmount, payable, smallestUnit } from './amounts.ts'
import { type Finding, fieldOf, type Policies, type Rule } from './policies.ts'
import { faultOfShares, type Share } from './shares.ts'

export type ClaimWish = {
  readonly type_id: string
  readonly expense_date: PlainDate
  readonly amount: string | null
  readonly currency_code: string | null
  readonly exchange_rate: string | null
  readonly claimable_amount: string | null
  readonly total_mileage: string | null
  readonly merchant: string | null
  readonly receipt_no: string | null
  readonly travel_id: string | null
  /** Null where it is not said who bears it. */
  readonly cost_centres: readonly Share[] | null
  readonly attachment_ids: readonly string[]
}
export type JudgedType = {
  readonly id: string
  readonly is_unit_based: boolean
  readonly limit_per_claim: string | null
  readonly require_receipt: boolean
  /** Of a travel's days: it has no receipt and no day of its own. */
  readonly is_per_diem: boolean
  readonly open: boolean
  /** Of the day. */
  readonly amount_per_unit: string | null
  readonly bands: readonly Band[] | null
}
export type LimitLeft = { readonly limit_id: string; readonly name: string; readonly left: Amount }
export type Around = {
  readonly today: PlainDate
  readonly currency: string
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
  readonly type: JudgedType | undefined
  /** What the company knows of the currency on the day. */
  readonly rate: { readonly rate: string; readonly origin: 'source' | 'hand' } | undefined
  /** Claimed already of the month, in hundredths of a unit. */
  readonly mileageBefore: Amount
  /** Without this claim. */
  readonly limits: readonly LimitLeft[]
  readonly policies: Policies
  readonly sameReceipt: boolean
  readonly similar: boolean
  /** The number of whom an electronic invoice was made out to, where that is not the company. */
  readonly otherBuyer: string | undefined
  readonly dayOff: boolean
  /** Undefined where it is of none; null where there is no such travel of theirs. */
  readonly travel: { readonly is_paid: boolean; readonly from: PlainDate; readonly to: PlainDate } | null | undefined
  /** Papers that are not there, or are somebody else's. */
  readonly unknownPapers: boolean
  /** Cost centres that may be charged. */
  readonly openCentres: ReadonlySet<string>
}
export type Worked = {
  readonly amount: string
  readonly currency_code: string
  readonly exchange_rate: string | null
  readonly rate_origin: 'source' | 'hand' | 'claim' | null
  readonly base_amount: string
  readonly claimable_amount: string
  readonly amount_per_unit: string | null
}
type Text = string | { readonly key: string; readonly params: Finding['params'] }
export type Faults = Record<string, Text[]>
export type JudgedClaim = { readonly worked: Worked; readonly faults: Faults; readonly findings: readonly Finding[] }

export function judgeClaim(wish: ClaimWish, around: Around): JudgedClaim {
  const faults: Faults = dayFaults(wish, around)
  const { type, policies } = around
  if (!type?.open) faults.type_id = ['claims.type-not-open']
  if (around.unknownPapers) faults.attachment_ids = ['http.unknown-id']
  if (around.travel === null) faults.travel_id = ['http.unknown-id']
  else if (around.travel?.is_paid) faults.travel_id = ['claims.travel-paid']
  const wrongShares = faultOfShares(wish.cost_centres ?? [], around.openCentres)
  if (wrongShares) faults[wrongShares[0]] = [wrongShares[1]]
  const sums = type ? amounts(wish, type, around, faults) : undefined
  const findings: Finding[] = []
  const find = (rule: Rule, params: Finding['params'] = {}) => {
    const { level } = policies[rule]
    if (level === 'off') return
    findings.push({ rule, level, params })
    if (level === 'block') faults[fieldOf(rule)] ??= [{ key: wordOf(rule, params), params }]
  }
  if (!sums || !type) return { worked: NOTHING, faults, findings }
  const claimable = limited(wish, sums, type, around, faults, find)
  const { value: days } = policies.too_old
  const age = daysBetween(wish.expense_date, around.today)
  const { is_per_diem: ofTravel } = type
  if (!ofTravel && days !== null && age > Number(days)) find('too_old', { days: age })
  const bare = wish.attachment_ids.length === 0
  if (bare && !ofTravel && type.require_receipt) faults.attachment_ids = ['claims.receipt-needed']
  else if (bare && !ofTravel && sums.base > amountOf(policies.no_receipt.value ?? '0')) find('no_receipt')
  if (around.sameReceipt) find('same_receipt')
  if (around.similar && !ofTravel) find('similar_claim')
  if (around.otherBuyer !== undefined) find('other_buyer', { number: around.otherBuyer })
  if (around.dayOff && !ofTravel) find('day_off')
  const { travel, rate } = around
  if (travel && (wish.expense_date < travel.from || wish.expense_date > travel.to)) find('outside_travel')
  const most = inHundredths(policies.rate_by_hand.value ?? '0')
  if (sums.origin === 'claim' && sums.rate !== null && rate && differsBy(sums.rate, rate.rate) > most)
    find('rate_by_hand', { known: rate.rate })
  return { worked: workedOf(sums, claimable), faults, findings }
}

function dayFaults({ expense_date: day }: ClaimWish, { today, joinedOn, leftOn }: Around): Faults {
  if (day > today) return { expense_date: ['claims.future-day'] }
  if (day < joinedOn) return { expense_date: ['claims.before-joining'] }
  return leftOn !== null && day > leftOn ? { expense_date: ['claims.after-leaving'] } : {}
}

type Sums = {
  readonly amount: Amount
  readonly base: Amount
  readonly currency: string
  readonly rate: string | null
  readonly origin: Worked['rate_origin']
  readonly perUnit: string | null
}

function amounts(wish: ClaimWish, type: JudgedType, around: Around, faults: Faults): Sums | undefined {
  const { currency } = around
  if (type.is_unit_based) {
    const mileage = inHundredths(wish.total_mileage ?? '0')
    if (mileage <= 0n || type.amount_per_unit === null) {
      faults.total_mileage = ['claims.mileage-first']
      return undefined
    }
    const rates = { amount_per_unit: type.amount_per_unit, bands: type.bands }
    const base = mileageAmount(mileage, around.mileageBefore, rates, currency)
    return { amount: base, base, currency, rate: null, origin: null, perUnit: type.amount_per_unit }
  }
  const amount = wish.amount === null ? undefined : parseAmount(wish.amount)
  if (amount === undefined) faults.amount = ['http.required']
  else if (amount <= 0n) faults.amount = ['claims.amount-above-zero']
  const code = wish.currency_code ?? currency
  const given = wish.exchange_rate
  if (given !== null && (parseDecimal(given)?.top ?? 0n) <= 0n) faults.exchange_rate = ['claims.rate-above-zero']
  const rate = code === currency ? null : (given ?? around.rate?.rate ?? null)
  if (code !== currency && rate === null) faults.exchange_rate = ['claims.rate-failed']
  if (amount === undefined || amount <= 0n || faults.exchange_rate) return undefined
  const base = baseAmount(amount, rate, currency)
  if (base > MOST) {
    faults.amount = ['http.money']
    return undefined
  }
  const origin = rate === null ? null : given !== null ? 'claim' : (around.rate?.origin ?? null)
  return { amount, base, currency: code, rate, origin, perUnit: null }
}

/** What fits the table. */
const MOST = 10n ** 14n

/** What is asked for, as far as limits let it be. */
function limited(
  wish: ClaimWish,
  { base }: Sums,
  { limit_per_claim: perClaim }: JudgedType,
  { limits, policies, currency }: Around,
  faults: Faults,
  find: (rule: Rule, params?: Finding['params']) => void,
): Amount {
  const asked = wish.claimable_amount === null ? base : payable(amountOf(wish.claimable_amount), currency)
  if (asked < 0n) faults.claimable_amount = ['claims.claimable-negative']
  else if (asked > base) faults.claimable_amount = ['claims.claimable-above']
  if (faults.claimable_amount) return lesser(base, asked < 0n ? 0n : asked)
  const all = perClaim === null ? limits : [{ limit_id: '', name: '', left: amountOf(perClaim) }, ...limits]
  const [least] = [...all].sort((one, other) => (one.left < other.left ? -1 : 1))
  if (!least || asked <= least.left) return asked
  const unit = smallestUnit(currency)
  const left = least.left < 0n ? 0n : (least.left / unit) * unit
  const told = `${currency} ${moneyText(amountText(least.left < 0n ? 0n : least.left), currency)}`
  find('over_limit', { name: least.name, left: told })
  if (policies.over_limit.level !== 'cap') return asked
  if (left === 0n)
    faults.claimable_amount = [
      { key: wordOf('over_limit', { name: least.name }), params: { name: least.name, left: told } },
    ]
  return left
}

const workedOf = ({ amount, base, currency, rate, origin, perUnit }: Sums, claimable: Amount): Worked => ({
  amount: amountText(amount),
  currency_code: currency,
  exchange_rate: rate,
  rate_origin: origin,
  base_amount: amountText(base),
  claimable_amount: amountText(claimable),
  amount_per_unit: perUnit,
})
const NOTHING: Worked = {
  ...{ amount: '0.00', currency_code: '', exchange_rate: null, rate_origin: null },
  ...{ base_amount: '0.00', claimable_amount: '0.00', amount_per_unit: null },
}

/** A claim may be too much for itself, or for a limit that has a name. */
export const wordOf = (rule: Rule, params: Finding['params']): string =>
  rule === 'over_limit' && params.name === '' ? 'claims.finding-over_claim' : `claims.finding-${rule}`

/** Paid claims are closed for good a month after. */
export const completedOn = (paidOn: PlainDate): PlainDate => addDays(paidOn, DAYS_OPEN)
const DAYS_OPEN = 30
