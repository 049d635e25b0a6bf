/** What other modules show on a person's profile, one line a module; loaded when the tab is opened first. */
import { lazy } from 'react'
import type { BroughtTabs } from '#modules/employees/web/profile/brought-tabs.tsx'

export const personTabs: BroughtTabs = {
  attendance: lazy(() => import('#modules/attendance/web/public.tsx').then((m) => ({ default: m.PersonAttendance }))),
  customFields: lazy(() => import('#modules/custom-fields/web/public.tsx').then((m) => ({ default: m.PersonValues }))),
  equipment: lazy(() => import('#modules/equipment/web/public.tsx').then((m) => ({ default: m.PersonEquipment }))),
  exitReason: lazy(() => import('#modules/exit/web/public.tsx').then((m) => ({ default: m.ExitReasonChoice }))),
  leaveLeft: lazy(() => import('#modules/leave/web/public.tsx').then((m) => ({ default: m.LeaveLeft }))),
  leave: lazy(() => import('#modules/leave/web/public.tsx').then((m) => ({ default: m.PersonLeave }))),
}
