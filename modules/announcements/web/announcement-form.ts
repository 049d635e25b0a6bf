/** What the form holds, and what is sent of it. */
import { EVERYBODY } from '../model/announcement.ts'
import type { Announcement } from './announcement.ts'

export const valuesOf = (now: Announcement | undefined) => ({
  title: now?.title ?? '',
  title_zh: now?.title_zh ?? '',
  content: now?.content ?? '',
  content_zh: now?.content_zh ?? '',
  is_important: now?.is_important ?? false,
  is_pinned: now?.is_pinned ?? false,
  must_acknowledge: now?.must_acknowledge ?? false,
  by_mail: now?.by_mail ?? false,
  duration_expiry: (now?.duration_expiry ?? '') as number | '',
  ask_again: false,
  attachments: (now?.attachments ?? []).map(({ id, name }) => ({ id, name })),
  audience: now
    ? {
        ...{ departments: now.departments, positions: now.positions, job_levels: now.job_levels },
        ...{ locations: now.locations, roles: now.roles, people: now.people },
      }
    : EVERYBODY,
})
export type AnnouncementValues = ReturnType<typeof valuesOf>

export const bodyOf = ({
  audience,
  attachments,
  duration_expiry,
  title_zh,
  content_zh,
  ...values
}: AnnouncementValues) => ({
  ...values,
  title_zh: title_zh || null,
  content_zh: content_zh || null,
  duration_expiry: duration_expiry === '' ? null : duration_expiry,
  attachments: attachments.map(({ id }) => id),
  ...{ departments: [...audience.departments], positions: [...audience.positions] },
  ...{ job_levels: [...audience.job_levels], locations: [...audience.locations] },
  ...{ roles: [...audience.roles], people: [...audience.people] },
})
