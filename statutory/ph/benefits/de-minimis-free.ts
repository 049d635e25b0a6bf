/** How far one de minimis benefit is free of tax. */
import type { Amount } from '#kernel/money.ts'

export type DeMinimis = {
  readonly amount: Amount
  /** Undefined where the item has none. */
  readonly limit?: Amount
  /** Monetized leave is limited in days. */
  readonly limitDays?: number
  readonly exempt: Amount
  readonly excess: Amount
}
