/** Settings of rewards. */
import { Flag } from '#platform/contract/fields.ts'
import { Count, setting } from './setting.ts'

export const reward = {
  /** What each person may give of points a month. */
  reward_monthly_budget: setting(Count(0, 100_000), 200),
  /** So often a month somebody may thank the same person. */
  reward_per_receiver: setting(Count(1, 100), 3),
  /** After so many months points expire; 0 is never. */
  reward_expiry_months: setting(Count(0, 120), 0),
  /** Points may be redeemed. */
  reward_redemption: setting(Flag, true),
  /** Everybody sees who stands first. */
  reward_leaderboard: setting(Flag, true),
}
