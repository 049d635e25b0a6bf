/**
 * What the activity log shows of a profile. Who may not open the profile's file reads which fields of it changed, and
 * of what stands in them only what every list of people tells (decision C2).
 */
import { mayEnter } from '#access/enter.ts'
import type { LogSight } from '#platform/activity/server/log-sight.ts'

const IN_LISTS = new Set([
  'staff_id',
  'full_name',
  'preferred_name',
  'department',
  'department_id',
  'division',
  'division_id',
  'position',
  'position_id',
  'job_level',
  'job_level_id',
  'manager_id',
  'manager_staff_id',
  'employment_type',
  'job_type',
  'is_flexible_hours',
  'is_service_account',
  'attendance_methods',
  'clock_code',
  'joined_on',
  'left_on',
  'effective_from',
  'reassigned_on',
  'sabbatical_from',
  'sabbatical_to',
])

/** Changes of the record itself; in what hangs on it the same names stand for others, such as those of the family. */
const OF_RECORD = new Set([
  'employees.created',
  'employees.changed',
  'employees.left',
  'employees.reassigned',
  'employees.sabbatical',
])

export const profileInLog: LogSight = {
  fields: {
    kind: 'employee',
    mayRead: (session, { action }, field) =>
      !action.startsWith('employees.') ||
      (OF_RECORD.has(action) && IN_LISTS.has(field)) ||
      mayEnter(session, 'employee.file'),
  },
}
