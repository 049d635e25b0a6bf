/** What a month of National Health Insurance comes to. */
import type { Amount } from '#kernel/money.ts'

export type HealthMonth = {
  readonly insured: Amount
  readonly charged: boolean
  readonly ownShare: Amount
  readonly dependants: number
  readonly employee: Amount
  readonly employer: Amount
  readonly government: Amount
}
