/** Travelling allowance is free of tax up to RM6,000 a year and person; what exceeds it is taxed (decision A34). */
import { type Amount, amountOf, amountText } from '#kernel/money.ts'

export const TRAVEL = 'travel_allowance'
const EXEMPT_IN_YEAR: Amount = 600_000n

export type Earning = { readonly type: string; readonly amount: string; readonly pcb?: 'normal' }

/** The month's allowance as the law is given it: the exempt part, and the rest under the same type. */
export function travelEarnings(amount: Amount, usedBefore: Amount): Earning[] {
  const left = EXEMPT_IN_YEAR > usedBefore ? EXEMPT_IN_YEAR - usedBefore : 0n
  const exempt = amount < left ? amount : left
  return [
    ...(exempt > 0n || amount === 0n ? [{ type: TRAVEL, amount: amountText(exempt) }] : []),
    ...(amount > exempt ? [{ type: TRAVEL, amount: amountText(amount - exempt), pcb: 'normal' as const }] : []),
  ]
}

export const usedOf = (carried: Readonly<Record<string, string>> | undefined): Amount =>
  amountOf(carried?.[TRAVEL] ?? '0')
