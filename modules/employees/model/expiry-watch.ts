/**
 * Which papers are watched, how many days before they run out, and who is told: the company's settings, read as two
 * watches. A work permit may be under both; what both say on one morning is told once.
 */
import type { CompanyRole } from '#access/roles.ts'

export type Watch = {
  readonly name: 'document' | 'work_permit'
  readonly kinds: readonly string[]
  readonly days: readonly number[]
  readonly roles: readonly CompanyRole[]
}

type ExpirySettings = {
  readonly notification_reminder: boolean
  readonly is_enable_document_expiry_reminder: boolean
  readonly document_expiry_reminders: readonly { readonly document_type: string; readonly is_enabled: boolean }[]
  readonly document_expiry_reminder_days: readonly number[]
  readonly document_expiry_reminder_roles: readonly CompanyRole[]
  readonly is_enable_work_permit_reminder: boolean
  readonly work_permit_reminder_days: number
  readonly work_permit_reminder_roles: readonly CompanyRole[]
}

export function watchesOf(settings: ExpirySettings): Watch[] {
  if (!settings.notification_reminder) return []
  const kinds = settings.document_expiry_reminders
    .filter(({ is_enabled }) => is_enabled)
    .map(({ document_type }) => document_type)
  const documents: Watch = {
    name: 'document',
    kinds,
    days: settings.document_expiry_reminder_days,
    roles: settings.document_expiry_reminder_roles,
  }
  const permits: Watch = {
    name: 'work_permit',
    kinds: ['work_permit'],
    days: [settings.work_permit_reminder_days],
    roles: settings.work_permit_reminder_roles,
  }
  return [
    ...(settings.is_enable_document_expiry_reminder ? [documents] : []),
    ...(settings.is_enable_work_permit_reminder ? [permits] : []),
  ]
}

/** The last reminder that has come due: with 10 days left of 30, 14 and 7 that of 14. */
export const stepDue = ({ days }: Watch, left: number): number | undefined =>
  [...days].sort((one, other) => one - other).find((step) => left <= step)
