/** What a plan costs, as it was agreed with a company: prices that change later do not change it. */
import type { PlainDate } from '#kernel/plain-date.ts'

export const currencies = ['MYR', 'TWD', 'PHP'] as const
export type Currency = (typeof currencies)[number]

/** Heads up to this one cost so much each; the last tier has no end. */
export type Tier = { readonly up_to: number | null; readonly price: string }

export type Price = {
  readonly currency_code: Currency
  /** Of each head, or of the whole where the price is fixed. */
  readonly price: string
  /** Of each head beyond those that a fixed price includes. */
  readonly extra_price: string | null
  /** In place of the one price of a head; empty where there is one alone. */
  readonly tiers: Tier[]
}

export type PlanTerms = {
  readonly kind: 'per_head' | 'fixed'
  readonly period: 'month' | 'year'
  readonly included_heads: number
  /** As many as it lets a company employ; null where only the agreement says so. */
  readonly headcount_limit: number | null
}
export type Terms = PlanTerms & Price

export type CompanyPlan = {
  readonly id: string
  readonly plan_name: string
  readonly starts_on: PlainDate
  /** Its last day; open until the next plan begins. */
  readonly ends_on: PlainDate | null
  readonly terms: Terms
}

/** Tiers go upwards, and the last one alone has no end. */
export const areTiersRight = (tiers: readonly Tier[]): boolean =>
  tiers.every(({ up_to }, at) => {
    if (at === tiers.length - 1) return up_to === null
    const former = at === 0 ? 0 : (tiers[at - 1]?.up_to ?? 0)
    return up_to !== null && up_to > former
  })
