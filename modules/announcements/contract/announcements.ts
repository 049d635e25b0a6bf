/** Announcements as HR writes, publishes and follows them. */
import { z } from 'zod'
import { companyRoles } from '#access/roles.ts'
import { parsePlainDate } from '#kernel/plain-date.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, Paging, ShortText } from '#platform/contract/fields.ts'
import { states } from '../model/state.ts'
import { AnnouncementChange, AnnouncementView, AudienceBody, Choice, NewAnnouncement, Reader } from './types.ts'

const access = { to: 'area', of: ['announcement'] } as const
/** What an audience is chosen from: whoever writes the handbook chooses one too. */
const audience = { to: 'area', of: ['announcement', 'documentation'] } as const
const params = z.object({ id: Id })
/** Of the company's own clock. */
const Moment = z
  .string()
  .trim()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'announcement.moment')
  .refine((text) => parsePlainDate(text.slice(0, 10)) !== undefined, 'announcement.moment')
const refusals = ['announcement.invalid'] as const

export const announcements = endpoint({
  id: 'announcement.list',
  method: 'GET',
  path: 'api/panel/announcement',
  access,
  summary: 'Announcements, pinned ones first, then the newest',
  query: Paging.pick({ page: true, per_page: true, search: true }).extend({ state: z.enum(states).optional() }),
  response: z.array(AnnouncementView),
})
export const choices = endpoint({
  id: 'announcement.choices',
  method: 'GET',
  path: 'api/panel/announcement/choice',
  access: audience,
  summary: 'What an audience is chosen from: departments, positions, job levels, locations, roles',
  response: z.object({
    departments: z.array(Choice),
    positions: z.array(Choice),
    job_levels: z.array(Choice),
    locations: z.array(Choice),
    roles: z.array(z.enum(companyRoles)),
  }),
})
export const people = endpoint({
  id: 'announcement.people',
  method: 'GET',
  path: 'api/panel/announcement/person',
  access: audience,
  summary: 'People to choose by name or staff number, at most twenty; with ids, those',
  query: z.object({ search: z.string().trim().max(255).optional(), ids: z.string().max(8_000).optional() }),
  response: z.array(Choice.extend({ staff_id: z.string() })),
})
export const countAudience = endpoint({
  id: 'announcement.countAudience',
  method: 'POST',
  path: 'api/panel/announcement/audience',
  access: audience,
  summary: 'How many people an announcement would reach today; stores nothing',
  body: AudienceBody,
  repeatable: true,
  response: z.object({ count: z.number().int() }),
  problems: refusals,
})
export const addAnnouncement = endpoint({
  id: 'announcement.add',
  method: 'POST',
  path: 'api/panel/announcement',
  status: 201,
  access,
  summary: 'Write an announcement: a draft until it is published',
  body: NewAnnouncement,
  response: AnnouncementView,
  problems: refusals,
})
export const announcement = endpoint({
  id: 'announcement.one',
  method: 'GET',
  path: 'api/panel/announcement/{id}',
  access,
  params,
  summary: 'One announcement',
  response: AnnouncementView,
})
export const changeAnnouncement = endpoint({
  id: 'announcement.change',
  method: 'PATCH',
  path: 'api/panel/announcement/{id}',
  access,
  params,
  summary: 'Change an announcement; readers of a published one see that its text was changed',
  body: AnnouncementChange,
  response: AnnouncementView,
  problems: refusals,
})
export const removeAnnouncement = endpoint({
  id: 'announcement.remove',
  method: 'DELETE',
  path: 'api/panel/announcement/{id}',
  access,
  params,
  summary: 'Remove an announcement that nobody has been shown',
  response: z.null(),
  problems: ['announcement.was-published'],
})
export const publishAnnouncement = endpoint({
  id: 'announcement.publish',
  method: 'POST',
  path: 'api/panel/announcement/{id}/publish',
  access,
  params,
  summary: 'Publish now, or at the moment given; one that was withdrawn is published again',
  body: z.strictObject({ at: Moment.nullable().optional() }),
  response: AnnouncementView,
  problems: ['announcement.invalid', 'announcement.is-published', 'announcement.nobody'],
})
export const withdrawAnnouncement = endpoint({
  id: 'announcement.withdraw',
  method: 'POST',
  path: 'api/panel/announcement/{id}/withdraw',
  access,
  params,
  summary: 'Take an announcement back: a planned one is a draft again, a published one is no longer shown',
  response: AnnouncementView,
  problems: ['announcement.not-published'],
})
export const readers = endpoint({
  id: 'announcement.readers',
  method: 'GET',
  path: 'api/panel/announcement/{id}/reader',
  access,
  params,
  summary: 'Whom it is for, by name, with when each was told, read and confirmed it',
  response: z.array(Reader),
})
export const readersFile = endpoint({
  id: 'announcement.readersFile',
  method: 'GET',
  path: 'api/panel/announcement/{id}/reader/export',
  access,
  params,
  summary: 'The same list as a sheet',
  download: true,
})
export const remind = endpoint({
  id: 'announcement.remind',
  method: 'POST',
  path: 'api/panel/announcement/{id}/remind',
  access,
  params,
  summary: 'Remind whoever has not read it, or not confirmed it where that is asked; nobody twice within an hour',
  response: z.object({ told: z.number().int(), at: Instant }),
  problems: ['announcement.not-published'],
})
export const attach = endpoint({
  id: 'announcement.attach',
  method: 'POST',
  path: 'api/panel/announcement/attachment',
  access,
  summary: 'Upload a file, to be named in an announcement',
  file: 'required',
  limit: 'upload',
  status: 201,
  response: z.object({ id: Id, name: ShortText }),
})
export const attachment = endpoint({
  id: 'announcement.attachment',
  method: 'GET',
  path: 'api/panel/announcement/attachment/{id}',
  access,
  params,
  summary: 'A file of an announcement',
  download: true,
})
