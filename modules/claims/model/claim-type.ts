/** Whether a type of claim holds together: a unit with its rate, limits that do not contradict each other. */
import { parseAmount } from '#kernel/money.ts'
import { areBands, type Band } from './amounts.ts'

export type ClaimType = {
  readonly is_unit_based: boolean
  readonly unit_type: string | null
  readonly amount_per_unit: string | null
  readonly limit_per_claim: string | null
  readonly limit_per_month: string | null
  readonly limit_per_year: string | null
  readonly bands?: readonly Band[] | null
}

/** Field -> word key; empty where all is right. */
export function faultsOf(type: ClaimType): Record<string, string[]> {
  const faults: Record<string, string[]> = {}
  const rate = amountOf(type.amount_per_unit)
  if (type.is_unit_based && type.unit_type === null) faults.unit_type = ['claims.unit-needed']
  if (type.is_unit_based && (rate === undefined || rate <= 0n)) faults.amount_per_unit = ['claims.rate-above-zero']
  if (type.bands && !areBands(type.bands)) faults.bands = ['claims.bands-upwards']
  const [claim, month, year] = [type.limit_per_claim, type.limit_per_month, type.limit_per_year].map(amountOf)
  if (isAbove(claim, month)) faults.limit_per_month = ['claims.limits-in-order']
  if (isAbove(month, year) || isAbove(claim, year)) faults.limit_per_year = ['claims.limits-in-order']
  return faults
}

const amountOf = (text: string | null): bigint | undefined => (text === null ? undefined : parseAmount(text))
const isAbove = (one: bigint | undefined, other: bigint | undefined): boolean =>
  one !== undefined && other !== undefined && one > other
