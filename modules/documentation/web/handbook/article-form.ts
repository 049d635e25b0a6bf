/** What the form holds, and what is sent of it. */
import { EVERYBODY } from '#modules/announcements/web/public.tsx'
import type { Article } from './article.ts'

export const valuesOf = (now: Article | undefined, category: string) => ({
  category_id: now?.category_id ?? category,
  title: now?.title ?? '',
  title_zh: now?.title_zh ?? '',
  content: now?.content ?? '',
  content_zh: now?.content_zh ?? '',
  must_confirm: now?.must_confirm ?? false,
  attachments: (now?.attachments ?? []).map(({ id, name }) => ({ id, name })),
  audience: now
    ? {
        ...{ departments: now.departments, positions: now.positions, job_levels: now.job_levels },
        ...{ locations: now.locations, roles: now.roles, people: now.people },
      }
    : EVERYBODY,
})
export type ArticleValues = ReturnType<typeof valuesOf>

export const bodyOf = ({ audience, attachments, title_zh, content_zh, ...values }: ArticleValues) => ({
  ...values,
  title_zh: title_zh || null,
  content_zh: content_zh || null,
  attachments: attachments.map(({ id }) => id),
  ...{ departments: [...audience.departments], positions: [...audience.positions] },
  ...{ job_levels: [...audience.job_levels], locations: [...audience.locations] },
  ...{ roles: [...audience.roles], people: [...audience.people] },
})
