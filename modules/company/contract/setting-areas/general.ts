import { z } from 'zod'
import { type CompanyRole, isCompanyRole } from '#access/roles.ts'
import { Flag, OptionalText } from '#platform/contract/fields.ts'
import { documentTypes } from '../../model/reminders/document-types.ts'
import { Count, setting } from './setting.ts'

/** The day that a document of this kind runs out, and whether anybody is reminded of it. */
export const DocumentExpiry = z.strictObject({
  document_type: z.enum(documentTypes),
  is_enabled: Flag,
  expiry_field: z.string().trim().min(1).max(60).default('expires_on'),
})

/** Each number of days before a document runs out is a reminder of its own. */
export const ReminderDays = z.array(Count(0, 365)).min(1).max(5)
/** A wrong one is told of the list as a whole, which is one field. */
export const ReminderRoles = z
  .array(z.string())
  .min(1, 'http.required')
  .refine((given): given is CompanyRole[] => given.every(isCompanyRole), 'http.not-a-choice')

export const general = {
  is_enable_google2fa_login: setting(Flag, false),
  auto_generate_staff_id: setting(Flag, false),
  staff_id_prefix: setting(
    z
      .string()
      .trim()
      .max(20)
      .regex(/^[\p{L}\p{N}\-_/.]*$/u, 'company.staff-id-prefix'),
    '',
  ),
  /** With its leading zeros, which say how long a number is: 0100, 0101. */
  start_staff_id: setting(
    z.union([z.string(), z.number().int().transform(String)]).pipe(
      z
        .string()
        .trim()
        .regex(/^\d{1,9}$/, 'company.staff-id-start'),
    ),
    '1',
  ),
  apply_to: setting(z.enum(['new', 'all']), 'new'),
  /** Whether payslips carry the company's logo at their head. */
  letterhead_use_logo: setting(Flag, true),
  letterhead_text: setting(OptionalText, ''),
  /** The daily mails about what runs out or waits; without it nobody gets any of them. */
  notification_reminder: setting(Flag, true),
  is_view_of_other_department: setting(Flag, false),
  document_expiry_reminders: setting(
    z.array(DocumentExpiry).max(documentTypes.length),
    documentTypes.map((document_type) => ({ document_type, is_enabled: true, expiry_field: 'expires_on' })),
  ),
  is_enable_document_expiry_reminder: setting(Flag, true),
  document_expiry_reminder_days: setting(ReminderDays, [30, 14, 7]),
  document_expiry_reminder_roles: setting(ReminderRoles, ['Company Admin', 'HR Generalist']),
}
