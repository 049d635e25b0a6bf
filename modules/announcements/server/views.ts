/** From announcements in the database to what answers show of them, to HR and to readers. */
import type { z } from 'zod'
import type { AnnouncementView, OwnAnnouncement } from '../contract/types.ts'
import type { AnnouncementRow, CountedRow } from './announcement-store.ts'
import type { FileShown } from './file-store.ts'
import type { OwnRow } from './reader-store.ts'

const shown = (row: AnnouncementRow, attachments: FileShown[]) => ({
  ...{ id: row.id, title: row.title, title_zh: row.title_zh, content: row.content, content_zh: row.content_zh },
  ...{ is_important: row.is_important, is_pinned: row.is_pinned, must_acknowledge: row.must_acknowledge },
  ...{ attachments, publish_at: row.publish_at, expires_on: row.expires_on, edited_at: row.edited_at },
})

export const announcementView = (row: CountedRow, files: FileShown[]): z.input<typeof AnnouncementView> => ({
  ...shown(row, files),
  ...{ departments: [...row.departments], positions: [...row.positions], job_levels: [...row.job_levels] },
  ...{ locations: [...row.locations], roles: [...row.roles], people: [...row.people] },
  ...{ duration_expiry: row.duration_expiry, by_mail: row.by_mail, state: row.state },
  ...{ withdrawn_at: row.withdrawn_at, created_at: row.created_at },
  ...{ readers: row.readers, read: row.read, acknowledged: row.acknowledged },
})

export const ownView = (row: OwnRow, files: FileShown[]): z.input<typeof OwnAnnouncement> => ({
  ...shown(row, files),
  ...{ read_at: row.read_at, acknowledged_at: row.acknowledged_at },
})
