import { Flag } from '#platform/contract/fields.ts'
import { Count, DecimalText, setting } from './setting.ts'

export const wfh = {
  /** The limits below hold; without it everything that is approved may be done from home. */
  use_wfh_setting: setting(Flag, false),
  /** How far from the agreed place one may say to be there, or clock in. */
  wfh_max_range_km: setting(DecimalText(2), null),
  wfh_days_per_week: setting(Count(1, 7), null),
  wfh_days_per_month: setting(Count(1, 31), null),
  /** Asked for so many days ahead. */
  wfh_notice_days: setting(Count(0, 365), null),
  /** Who asks has to send a paper along. */
  wfh_require_attachment: setting(Flag, false),
}
