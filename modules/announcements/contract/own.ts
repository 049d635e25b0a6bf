/** One’s own announcements: listed, opened, confirmed. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { OwnAnnouncement } from './types.ts'

const access = { to: 'area', of: ['announcement.own'] } as const
const params = z.object({ id: Id })

export const ownAnnouncements = endpoint({
  id: 'announcement.own',
  method: 'GET',
  path: 'api/emp/announcement',
  access,
  summary: 'What stands for me now: what I have to confirm first, then pinned ones, then the newest',
  response: z.array(OwnAnnouncement),
})
export const ownAnnouncement = endpoint({
  id: 'announcement.ownOne',
  method: 'GET',
  path: 'api/emp/announcement/{id}',
  access,
  params,
  summary: 'One that stands for me',
  response: OwnAnnouncement,
})
export const readAnnouncement = endpoint({
  id: 'announcement.read',
  method: 'POST',
  path: 'api/emp/announcement/{id}/read',
  access,
  params,
  summary: 'I have opened it; the first time counts',
  response: OwnAnnouncement,
})
export const acknowledge = endpoint({
  id: 'announcement.acknowledge',
  method: 'POST',
  path: 'api/emp/announcement/{id}/acknowledge',
  access,
  params,
  summary: 'I have read and understood it, as it reads now',
  response: OwnAnnouncement,
  problems: ['announcement.not-asked'],
})
export const ownAttachment = endpoint({
  id: 'announcement.ownAttachment',
  method: 'GET',
  path: 'api/emp/announcement/attachment/{id}',
  access,
  params,
  summary: 'A file of an announcement that stands for me',
  download: true,
})
