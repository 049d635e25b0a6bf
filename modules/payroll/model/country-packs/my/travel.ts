/**
 * Travelling allowance is free of tax up to RM6,000 a year and person, or up to what the company has set below that
 * (decision A17); what exceeds it is taxed (decision A34).
 */
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import type { CompanyFacts } from '../../country-pack.ts'

export const TRAVEL = 'travel_allowance'
const LIMIT_BY_LAW: Amount = 600_000n

export type Earning = Readonly<Record<string, string | boolean>> & { readonly type: string; readonly amount: string }

/** The month's allowance as the law is given it: the exempt part, and the rest under the same type. */
export function travelEarnings(amount: Amount, usedBefore: Amount, limit: Amount): Earning[] {
  const left = limit > usedBefore ? limit - usedBefore : 0n
  const exempt = amount < left ? amount : left
  return [
    ...(exempt > 0n || amount === 0n ? [{ type: TRAVEL, amount: amountText(exempt) }] : []),
    ...(amount > exempt ? [{ type: TRAVEL, amount: amountText(amount - exempt), pcb: 'normal' as const }] : []),
  ]
}

export const usedOf = (carried: Readonly<Record<string, string>> | undefined): Amount =>
  amountOf(carried?.[TRAVEL] ?? '0')

/** Months that know no limit of the company have that of the law. */
export function exemptionOf({ travel_exemption }: CompanyFacts): Amount {
  const own = travel_exemption === undefined ? LIMIT_BY_LAW : amountOf(String(travel_exemption))
  return own < LIMIT_BY_LAW ? own : LIMIT_BY_LAW
}
