/** The fields of an announcement, as it is written and as it is shown. */
import { z } from 'zod'
import { companyRoles } from '#access/roles.ts'
import { Day, Flag, Id, Instant, LongText, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { states } from '../model/state.ts'

const Ids = z.array(Id).max(2_000)
const Role = z.enum(companyRoles)

/** Each that is named narrows; people are named besides. Nothing named is everybody. */
export const audienceFields = {
  departments: Ids,
  positions: Ids,
  job_levels: Ids,
  locations: Ids,
  roles: z.array(Role).max(50),
  people: z.array(Id).max(200),
}
const asked = Object.fromEntries(Object.entries(audienceFields).map(([name, field]) => [name, field.optional()])) as {
  [Name in keyof typeof audienceFields]: z.ZodOptional<(typeof audienceFields)[Name]>
}

export const AudienceBody = z.strictObject(asked)

const texts = {
  title_zh: OptionalText.nullable().optional(),
  content_zh: LongText.nullable().optional(),
  is_important: Flag.optional(),
  is_pinned: Flag.optional(),
  /** In months from the day it is published. */
  duration_expiry: z.coerce.number().int().min(1).max(120).nullable().optional(),
  must_acknowledge: Flag.optional(),
  by_mail: Flag.optional(),
  attachments: z.array(Id).max(10).optional(),
  ...asked,
}
const Content = LongText.refine((text) => text.length > 0, 'http.required')
export const NewAnnouncement = z.strictObject({ title: ShortText, content: Content, ...texts })
export const AnnouncementChange = z.strictObject({
  title: ShortText.optional(),
  content: Content.optional(),
  ...texts,
  /** Of what is published: whoever has confirmed it is asked once more. */
  ask_again: Flag.optional(),
})

const FileShown = z.object({ id: Id, name: z.string(), type: z.string() })
const shown = {
  id: Id,
  title: z.string(),
  title_zh: z.string().nullable(),
  content: z.string(),
  content_zh: z.string().nullable(),
  is_important: z.boolean(),
  is_pinned: z.boolean(),
  must_acknowledge: z.boolean(),
  attachments: z.array(FileShown),
  publish_at: Instant.nullable(),
  expires_on: Day.nullable(),
  edited_at: Instant.nullable(),
}

/** For whoever writes it. */
export const AnnouncementView = z.object({
  ...shown,
  ...audienceFields,
  duration_expiry: z.number().int().nullable(),
  by_mail: z.boolean(),
  state: z.enum(states),
  withdrawn_at: Instant.nullable(),
  created_at: Instant,
  /** People it is for today, those of them who have read it, and who have confirmed what it says now. */
  readers: z.number().int(),
  read: z.number().int(),
  acknowledged: z.number().int(),
})

/** For whoever reads it. */
export const OwnAnnouncement = z.object({
  ...shown,
  read_at: Instant.nullable(),
  /** Null also where it has to be confirmed anew. */
  acknowledged_at: Instant.nullable(),
})

export const Reader = z.object({
  employee_id: Id,
  full_name: z.string(),
  staff_id: z.string(),
  department: z.string().nullable(),
  told_at: Instant.nullable(),
  read_at: Instant.nullable(),
  acknowledged_at: Instant.nullable(),
  reminded_at: Instant.nullable(),
})
export const Choice = z.object({ id: Id, name: z.string() })
