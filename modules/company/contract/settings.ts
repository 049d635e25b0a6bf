/** The company's settings: one store of all areas, of which only what is sent changes. */
import { z } from 'zod'
import type { AreaId } from '#access/areas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id } from '#platform/contract/fields.ts'
import { settingAreas } from './setting-areas/areas.ts'
import { DocumentExpiry, ReminderDays, ReminderRoles } from './setting-areas/general.ts'
import { SettingsChange, SettingsView } from './settings-types.ts'

const ofAnyArea = Object.keys(settingAreas).map((area): AreaId => `settings.${area as keyof typeof settingAreas}`)
const general = { to: 'area', of: ['settings.general'] } as const
const OfCompany = z.object({ id: Id })

export const settings = endpoint({
  id: 'company.settings',
  method: 'GET',
  path: 'api/panel/company/settings',
  access: { to: 'company' },
  summary: 'Every company setting in force',
  response: SettingsView,
})

export const storeSettings = endpoint({
  id: 'company.storeSettings',
  method: 'POST',
  path: 'api/panel/company/settings',
  access: { to: 'area', of: ['company.settings'] },
  summary: 'Set settings; only what is sent changes, null puts one back to its standard',
  body: SettingsChange,
  response: SettingsView,
})

export const changeSettings = endpoint({
  id: 'company.changeSettings',
  method: 'PATCH',
  path: 'api/panel/company/settings/update/{id}',
  access: { to: 'area', of: ofAnyArea },
  summary: 'Change settings of the areas that the caller may change; only what is sent changes. {id} is the company',
  params: OfCompany,
  body: SettingsChange,
  response: SettingsView,
})

export const changeViewOfOtherDepartment = endpoint({
  id: 'company.changeSettings.viewOfOtherDepartment',
  method: 'PATCH',
  path: 'api/panel/company/settings/update/viewOfOtherDepartment/{id}',
  access: general,
  summary: 'Whether people see those of other departments. {id} is the company',
  params: OfCompany,
  body: z.strictObject({ is_view_of_other_department: Flag }),
  response: SettingsView,
})

export const changeDocumentExpiry = endpoint({
  id: 'company.changeDocumentExpiry',
  method: 'POST',
  path: 'api/panel/company/settings/document/expiry/update',
  access: general,
  summary: 'Which kinds of documents are watched; kinds that are not sent stay as they are',
  body: z.strictObject({ items: z.array(DocumentExpiry).min(1).max(50) }),
  response: z.array(DocumentExpiry),
})

export const DocumentReminder = z.object({
  is_enabled: z.boolean(),
  reminder_days: z.array(z.number().int()),
  roles: z.array(z.string()),
})

export const changeDocumentReminder = endpoint({
  id: 'company.changeDocumentReminder',
  method: 'POST',
  path: 'api/panel/company/settings/document/expiry/reminder/update',
  access: general,
  summary: 'When and to whom it is said that a document runs out',
  body: z.strictObject({
    is_enabled: Flag.optional(),
    reminder_days: ReminderDays.optional(),
    roles: ReminderRoles.optional(),
  }),
  response: DocumentReminder,
})

const StaffIdPlan = z.object({
  /** How many people get another one. */
  changed: z.number().int(),
  /** The first of them. */
  people: z.array(z.object({ full_name: z.string(), from: z.string(), to: z.string() })),
  /** What the next person is given. */
  next: z.string(),
})

export const previewStaffIds = endpoint({
  id: 'company.previewStaffIds',
  method: 'POST',
  path: 'api/panel/company/settings/staffId/preview',
  access: general,
  summary: 'What automatic staff ids of this form would be, before they are switched on',
  body: SettingsChange.pick({ staff_id_prefix: true, start_staff_id: true, apply_to: true }),
  response: StaffIdPlan,
})
