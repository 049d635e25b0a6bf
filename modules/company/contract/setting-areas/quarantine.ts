import { Flag } from '#platform/contract/fields.ts'
import { Count, setting } from './setting.ts'

export const quarantine = {
  quarantine_days: setting(Count(1, 60), 7),
  quarantine_is_paid: setting(Flag, true),
  quarantine_require_attachment: setting(Flag, true),
}
