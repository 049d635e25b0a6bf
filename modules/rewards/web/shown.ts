/** Rewards as the calls answer them, and the colours of their states. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { badges } from '../contract/badges.ts'
import type { items } from '../contract/catalog.ts'
import type { held, history } from '../contract/history.ts'
import type { ownCatalog } from '../contract/own.ts'
import type { redemptions } from '../contract/redemptions.ts'

export type BadgeShown = DataOf<typeof badges>[number]
export type ItemShown = DataOf<typeof items>[number]
export type RedemptionShown = DataOf<typeof redemptions>[number]
export type GivenShown = DataOf<typeof history>[number]
export type HeldShown = DataOf<typeof held>[number]
export type OwnItem = DataOf<typeof ownCatalog>[number]

export const tones = {
  requested: 'warn',
  approved: 'plain',
  delivered: 'good',
  rejected: 'plain',
  cancelled: 'plain',
} as const
