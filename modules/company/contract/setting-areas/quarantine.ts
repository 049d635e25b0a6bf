import { Flag, Id } from '#platform/contract/fields.ts'
import { Count, setting } from './setting.ts'

export const quarantine = {
  quarantine_days: setting(Count(1, 60), 7),
  quarantine_is_paid: setting(Flag, true),
  quarantine_require_attachment: setting(Flag, true),
  /** The type of leave that the days are taken as; null: of none. */
  quarantine_leave_type_id: setting(Id, null),
}
