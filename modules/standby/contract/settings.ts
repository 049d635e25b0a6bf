/** How standby is reckoned and planned: by one pair of calls in Taiwan, by the other elsewhere. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag } from '#platform/contract/fields.ts'
import { planning, setting } from './types.ts'

const Settings = z.object({
  /** Which days a month pays: the calendar month, or those up to the cut-off. */
  calculation_range: z.enum(['calendar_month', 'cut_off_period']),
  /** Whether what is paid once is paid by the hours that were not missed. */
  calculation_type: z.enum(['by_day', 'by_hour']),
  cut_off_day: z.number().int().nullable(),
  lock_after_confirm: z.boolean(),
})
const body = z
  .strictObject({
    calculation_range: z.enum(['calendar_month', 'cut_off_period']),
    calculation_type: z.enum(['by_day', 'by_hour']),
    cut_off_day: z.coerce.number().int().min(1).max(31).nullable(),
    lock_after_confirm: Flag,
    /** What the sender saw of the settings they change: where one is another by now, it is asked about first. */
    was: z.record(z.string(), z.unknown()),
    confirm: Flag,
  })
  .partial()
const read = { method: 'GET', access: planning, response: Settings } as const
const write = {
  method: 'PATCH',
  access: setting,
  body,
  response: Settings,
  problems: ['company.settings-overtaken'],
} as const

export const settingsTw = endpoint({
  id: 'standby.settingsTw',
  path: 'api/panel/standby/company/standby/settings',
  also: ['api/panel/company/standby/settings'],
  summary: 'How standby is reckoned (Taiwan)',
  ...read,
})
export const setSettingsTw = endpoint({
  id: 'standby.setSettingsTw',
  path: 'api/panel/standby/company/standby/settings',
  also: ['api/panel/company/standby/settings'],
  summary: 'Set how standby is reckoned (Taiwan)',
  ...write,
})
export const settingsMy = endpoint({
  id: 'standby.settingsMy',
  path: 'api/panel/standby/company/my/standby/settings',
  also: ['api/panel/company/my/standby/settings'],
  summary: 'How standby is reckoned (Malaysia, Philippines)',
  ...read,
})
export const setSettingsMy = endpoint({
  id: 'standby.setSettingsMy',
  path: 'api/panel/standby/company/my/standby/settings',
  also: ['api/panel/company/my/standby/settings'],
  summary: 'Set how standby is reckoned (Malaysia, Philippines)',
  ...write,
})
