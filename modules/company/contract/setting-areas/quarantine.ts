import { z } from 'zod'
import { companyRoles } from '#access/roles.ts'
import { Flag, Id } from '#platform/contract/fields.ts'
import { Count, setting } from './setting.ts'

/** Who decides an application, in turn. */
export const ApprovalLevel = z.strictObject({
  order: Count(1, 5),
  approver_type: z.enum(['manager', 'hod', 'role', 'employee']),
  role: z.enum(companyRoles).optional(),
  employee_id: Id.optional(),
})

export const quarantine = {
  quarantine_days: setting(Count(1, 60), 7),
  quarantine_is_paid: setting(Flag, true),
  /** The leave that such days are taken as; null where they are none. */
  quarantine_leave_type_id: setting(Id, null),
  quarantine_require_attachment: setting(Flag, true),
  quarantine_approval_flow: setting(z.array(ApprovalLevel).min(1).max(5), [{ order: 1, approver_type: 'manager' }]),
}
