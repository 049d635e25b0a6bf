/** The calls of settings. */
import { notFound } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  changeDocumentExpiry,
  changeDocumentReminder,
  changeSettings,
  changeViewOfOtherDepartment,
  previewStaffIds,
  settings,
  storeSettings,
} from '../../contract/settings.ts'
import { companyRow } from '../company-store.ts'
import type { CompanyNeeds } from '../needs.ts'
import { changeSettingsTo } from './change-settings.ts'
import { settingsOf } from './settings-in-force.ts'
import { settingsView } from './settings-view.ts'
import { staffIdPlan } from './staff-ids.ts'

const PEOPLE_SHOWN = 20

export const settingsHandlers = (needs: CompanyNeeds): readonly Handler[] => [
  on(settings, async ({ company, clock, db, language }) => {
    const called = await needs.plansCalled?.({ db, language })
    return company.read(async (tx) => {
      const row = await companyRow(tx, company.companyId)
      const label = called?.get(row.package)
      return { ...settingsView(row, clock.today(row.timezone_key)), ...(label && { package_label: label }) }
    })
  }),

  on(storeSettings, (call) => {
    const { was, confirm, ...wanted } = call.body
    return changeSettingsTo(call, () => wanted, needs, { was, confirm })
  }),

  // The only company there is, to its own people, is theirs.
  on(changeSettings, async (call) => {
    const { was, confirm, ...wanted } = call.body
    if (call.params.id !== call.company.companyId) return notFound()
    return changeSettingsTo(call, () => wanted, needs, { was, confirm })
  }),

  on(changeViewOfOtherDepartment, async (call) =>
    call.params.id === call.company.companyId ? changeSettingsTo(call, () => call.body, needs) : notFound(),
  ),

  on(changeDocumentExpiry, async (call) => {
    const { items } = call.body
    const sent = new Set(items.map(({ document_type }) => document_type))
    const done = await changeSettingsTo(
      call,
      ({ settings }) => {
        const kept = settingsOf(settings).document_expiry_reminders
        const others = kept.filter(({ document_type }) => !sent.has(document_type))
        return { document_expiry_reminders: [...others, ...items] }
      },
      needs,
    )
    return { ...done, data: [...done.data.document_expiry_reminders] }
  }),

  on(changeDocumentReminder, async (call) => {
    const { is_enabled, reminder_days, roles } = call.body
    const wanted = {
      ...(is_enabled !== undefined && { is_enable_document_expiry_reminder: is_enabled }),
      ...(reminder_days && { document_expiry_reminder_days: reminder_days }),
      ...(roles && { document_expiry_reminder_roles: roles }),
    }
    const done = await changeSettingsTo(call, () => wanted, needs)
    const now = {
      is_enabled: done.data.is_enable_document_expiry_reminder,
      reminder_days: [...done.data.document_expiry_reminder_days],
      roles: [...done.data.document_expiry_reminder_roles],
    }
    return { ...done, data: now }
  }),

  on(previewStaffIds, ({ company, body }) =>
    company.read(async (tx) => {
      const now = settingsOf((await companyRow(tx, company.companyId)).settings)
      const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
      const plan = staffIdPlan(await needs.staff.numbered(tx, company.companyId), { ...now, ...given })
      return {
        changed: plan.changed.length,
        people: plan.changed
          .slice(0, PEOPLE_SHOWN)
          .map(({ staffId, of }) => ({ full_name: of.fullName, from: of.staffId, to: staffId })),
        next: plan.nextId,
      }
    }),
  ),
]
