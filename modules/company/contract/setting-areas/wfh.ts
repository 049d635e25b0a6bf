import { Flag } from '#platform/contract/fields.ts'
import { DecimalText, idle, setting } from './setting.ts'

export const wfh = idle({
  use_wfh_setting: setting(Flag, false),
  wfh_max_range_km: setting(DecimalText(2), null),
  wfh_require_attachment: setting(Flag, false),
})
