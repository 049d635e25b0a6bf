/** How much a year of service gives: a company's own steps, never less than the law. */
import type { Halves } from '../halves.ts'

export type Step = { readonly from_months: number; readonly halves: Halves }

/** Completed months of service at which another amount begins. */
export type Entitlement = {
  readonly at: (serviceMonths: number) => Halves
  readonly changes: readonly number[]
}

export function entitlementOf(steps: readonly Step[], law?: Entitlement): Entitlement {
  const rising = [...steps].sort((one, other) => one.from_months - other.from_months)
  const own = (months: number) => rising.findLast(({ from_months }) => from_months <= months)?.halves ?? 0
  const changes = new Set([...rising.map(({ from_months }) => from_months), ...(law?.changes ?? [])])
  return {
    at: (months) => Math.max(own(months), law?.at(months) ?? 0),
    changes: [...changes].filter((months) => months > 0).sort((one, other) => one - other),
  }
}
