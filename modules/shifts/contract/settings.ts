/** How a company plans: hours, the day of rest, the period of adaptive schedules. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag } from '#platform/contract/fields.ts'
import { confirm, planning } from './shift-types.ts'

const access = { to: 'area', of: ['schedule.settings'] } as const
const Settings = z.object({
  normal_hours_per_day: z.number(),
  max_hours_per_week: z.number().nullable(),
  /** 1 Monday to 7 Sunday. */
  rest_day: z.number().int(),
  min_rest_hours: z.number(),
  adaptive_period_weeks: z.number().int(),
  period_from: Day.nullable(),
  period_to: Day.nullable(),
  overtime_threshold: z.number().int(),
  lock_after_confirm: z.boolean(),
  /** Rosters of another program may be brought in; operations switch it on. */
  external_import: z.boolean(),
})
const Hours = (most: number) => z.coerce.number().min(0).max(most).multipleOf(0.5)
const body = z
  .strictObject({
    normal_hours_per_day: Hours(24),
    max_hours_per_week: Hours(168).nullable(),
    rest_day: z.coerce.number().int().min(1).max(7),
    min_rest_hours: Hours(24),
    adaptive_period_weeks: z.coerce.number().int(),
    period_from: DateText.nullable(),
    period_to: DateText.nullable(),
    overtime_threshold: z.coerce.number().int().min(0).max(1440),
    lock_after_confirm: Flag,
    /** What the sender saw of the settings they change: where one is another by now, it is asked about first. */
    was: z.record(z.string(), z.unknown()),
    ...confirm,
  })
  .partial()
const read = { method: 'GET', access: planning, response: Settings } as const
const write = {
  method: 'PATCH',
  access,
  body,
  response: Settings,
  problems: ['shifts.period-erases', 'company.settings-overtaken'],
} as const

export const settingsTw = endpoint({
  id: 'shifts.settingsTw',
  path: 'api/panel/shift/company/shift/settings',
  also: ['api/panel/company/shift/settings'],
  summary: 'How shifts are planned (Taiwan)',
  ...read,
})
export const setSettingsTw = endpoint({
  id: 'shifts.setSettingsTw',
  path: 'api/panel/shift/company/shift/settings',
  also: ['api/panel/company/shift/settings'],
  summary: 'Set how shifts are planned (Taiwan); another period erases work time outside of it',
  ...write,
})
export const settingsMy = endpoint({
  id: 'shifts.settingsMy',
  path: 'api/panel/shift/company/my/shift/settings',
  also: ['api/panel/company/my/shift/settings'],
  summary: 'How shifts are planned (Malaysia, Philippines)',
  ...read,
})
export const setSettingsMy = endpoint({
  id: 'shifts.setSettingsMy',
  path: 'api/panel/shift/company/my/shift/settings',
  also: ['api/panel/company/my/shift/settings'],
  summary: 'Set how shifts are planned (Malaysia, Philippines); another period erases work time outside of it',
  ...write,
})
