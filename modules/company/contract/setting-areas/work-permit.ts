import { Flag } from '#platform/contract/fields.ts'
import { ReminderRoles } from './general.ts'
import { Count, setting } from './setting.ts'

export const workPermit = {
  is_enable_work_permit_reminder: setting(Flag, true),
  work_permit_reminder_days: setting(Count(1, 365), 60),
  work_permit_reminder_roles: setting(ReminderRoles, ['Company Admin', 'HR Generalist']),
}
