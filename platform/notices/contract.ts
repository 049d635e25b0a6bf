/** What I am told inside the product: one's own notices only, whatever the role. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, Instant } from '#platform/contract/fields.ts'

const NoticeView = z.object({
  id: Id,
  /** In the reader's language. */
  text: z.string(),
  /** A path of the pages. */
  link: z.string(),
  at: Instant,
  read: z.boolean(),
})

export const notices = endpoint({
  id: 'notices.list',
  method: 'GET',
  path: 'api/emp/notice',
  access: { to: 'company' },
  summary: 'What I was told, newest first, and how much of it is unread',
  query: z.object({
    unread: Flag.default(false),
    per_page: z.coerce.number().int().min(1).max(50).default(20),
    /** Those older than this one. */
    before: Id.optional(),
  }),
  response: z.object({
    notices: z.array(NoticeView),
    /** Whether there are older ones. */
    more: z.boolean(),
    /** At most 100: nobody counts further. */
    unread: z.number().int(),
  }),
})

export const readNotice = endpoint({
  id: 'notices.read',
  method: 'POST',
  path: 'api/emp/notice/{id}/read',
  access: { to: 'company' },
  summary: 'One notice as read, or as unread again',
  params: z.object({ id: Id }),
  body: z.object({ read: Flag.default(true) }).strict(),
})

export const readNotices = endpoint({
  id: 'notices.readAll',
  method: 'POST',
  path: 'api/emp/notice/read',
  access: { to: 'company' },
  summary: 'All notices up to the newest that was seen as read',
  body: z.object({ newest: Id }).strict(),
})
