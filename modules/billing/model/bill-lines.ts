/** A bill line by line, so that whoever pays can reckon each of them again: heads, price, days of the period. */

import { type Fraction, halfUpOf, parseDecimal, times } from '#kernel/fraction.ts'
import { amountOf, amountText, asFraction, sumOf } from '#kernel/money.ts'
import { daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import type { Span } from './due-bills.ts'

export type LineKind = 'heads' | 'tier' | 'fixed' | 'extra' | 'manual'
export type BillLine = {
  readonly kind: LineKind
  readonly text: string
  readonly plan_name: string
  readonly from_day: PlainDate | null
  readonly to_day: PlainDate | null
  readonly days: number | null
  readonly of_days: number | null
  /** All that were counted. */
  readonly heads: number | null
  readonly first_head: number | null
  readonly last_head: number | null
  readonly quantity: string
  readonly unit_price: string
  readonly amount: string
}

export function linesOf(span: Span, heads: number): BillLine[] {
  const { terms, planName, from, to, whole } = span
  const days = daysIn(from, to)
  const of = daysIn(whole.from, whole.to)
  const line = (kind: LineKind, quantity: number, unit: string, tier?: readonly [number, number]): BillLine => ({
    kind,
    text: '',
    plan_name: planName,
    from_day: from,
    to_day: to,
    days,
    of_days: of,
    heads,
    first_head: tier?.[0] ?? null,
    last_head: tier?.[1] ?? null,
    quantity: `${quantity}.00`,
    unit_price: amountText(amountOf(unit)),
    amount: paidFor(unit, { top: BigInt(quantity) * BigInt(days), bottom: BigInt(of) }, terms.currency_code),
  })
  if (terms.kind === 'fixed') {
    const beyond = Math.max(0, heads - terms.included_heads)
    const extra = terms.extra_price === null || beyond === 0 ? [] : [line('extra', beyond, terms.extra_price)]
    return [line('fixed', 1, terms.price), ...extra]
  }
  if (heads === 0) return []
  if (terms.tiers.length === 0) return [line('heads', heads, terms.price)]
  return terms.tiers.flatMap(({ up_to, price }, at) => {
    const first = (at === 0 ? 0 : (terms.tiers[at - 1]?.up_to ?? 0)) + 1
    const last = up_to === null ? heads : Math.min(up_to, heads)
    return first > last ? [] : [line('tier', last - first + 1, price, [first, last])]
  })
}

/** One that operations write themselves. */
export function manualLine(text: string, quantity: string, unit: string, currency: string): BillLine {
  const share = parseDecimal(quantity) ?? { top: 0n, bottom: 1n }
  const none = { plan_name: '', from_day: null, to_day: null, days: null, of_days: null, heads: null }
  const amount = paidFor(unit, share, currency)
  return { kind: 'manual', text, ...none, first_head: null, last_head: null, quantity, unit_price: unit, amount }
}

export type Totals = { readonly subtotal: string; readonly tax: string; readonly total: string }

/** `rate` in per cent; the tax is rounded once, on the whole. */
export function totalsOf(lines: readonly Pick<BillLine, 'amount'>[], rate: string | null, currency: string): Totals {
  const subtotal = amountText(sumOf(lines.map(({ amount }) => amountOf(amount))))
  const share = rate === null ? undefined : parseDecimal(rate)
  const tax = share ? paidFor(subtotal, { top: share.top, bottom: share.bottom * 100n }, currency) : '0.00'
  return { subtotal, tax, total: amountText(amountOf(subtotal) + amountOf(tax)) }
}

/** Rounded half up to what can be paid: the sen, the centavo, Taiwan's whole dollar. */
function paidFor(unit: string, share: Fraction, currency: string): string {
  const smallest = currency === 'TWD' ? 100n : 1n
  const exact = times(asFraction(amountOf(unit)), share)
  return amountText(halfUpOf({ top: exact.top, bottom: exact.bottom * smallest }) * smallest)
}

const daysIn = (from: PlainDate, to: PlainDate): number => daysBetween(from, to) + 1
