/** Guides, and the fields of the handbook as it is written and as it is read. */
import { z } from 'zod'
import { audienceFields } from '#modules/announcements/contract/types.ts'
import { Flag, Id, Instant, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { articleStates } from '../model/article.ts'

const Said = z.object({ en: z.string(), zh: z.string() })
const Steps = z.object({ en: z.array(z.string()), zh: z.array(z.string()) })
export const GuideView = z.object({ id: z.string(), title: Said, words: Said, steps: Steps, screen: z.string() })

export const CategoryView = z.object({
  id: Id,
  name: z.string(),
  name_zh: z.string().nullable(),
  /** Claims and expenses: whoever keeps claims writes here too; it is never removed. */
  is_claims: z.boolean(),
  /** Articles in it that are not archived. */
  articles: z.number().int(),
})
export const categoryFields = { name: ShortText, name_zh: OptionalText.nullable() }

/** In the order wanted: all of them, each once. */
export const Order = z.array(Id).min(1).max(500)

/** What changed, for its readers. */
export const OptionalNote = OptionalText.nullable().optional()

const asked = Object.fromEntries(Object.entries(audienceFields).map(([name, field]) => [name, field.optional()])) as {
  [Name in keyof typeof audienceFields]: z.ZodOptional<(typeof audienceFields)[Name]>
}
/** Longer than elsewhere: rules of work run to some pages. */
const Content = z.string().trim().max(20_000, 'handbook.long-text')
const further = {
  title_zh: OptionalText.nullable().optional(),
  content_zh: Content.nullable().optional(),
  must_confirm: Flag.optional(),
  attachments: z.array(Id).max(10).optional(),
  ...asked,
}
export const NewArticle = z.strictObject({
  category_id: Id,
  title: ShortText,
  content: Content.min(1, 'http.required'),
  ...further,
})
export const ArticleChange = z.strictObject({
  category_id: Id.optional(),
  title: ShortText.optional(),
  content: Content.min(1, 'http.required').optional(),
  ...further,
})

const FileShown = z.object({ id: Id, name: z.string(), type: z.string() })
const texts = {
  title: z.string(),
  title_zh: z.string().nullable(),
  content: z.string(),
  content_zh: z.string().nullable(),
}

/** For whoever keeps the handbook: what is written now, which may be further than what was published. */
export const ArticleView = z.object({
  id: Id,
  category_id: Id,
  ...texts,
  must_confirm: z.boolean(),
  attachments: z.array(FileShown),
  ...audienceFields,
  state: z.enum(articleStates),
  /** Of the publication that people read; null where there is none yet. */
  version: z.number().int().nullable(),
  published_at: Instant.nullable(),
  archived_at: Instant.nullable(),
  /** May the one who asks write it? */
  may_write: z.boolean(),
  /** People it is for today, and those of them who have confirmed what it says now. */
  readers: z.number().int(),
  confirmed: z.number().int(),
})

/** One publication, with what it said. */
export const VersionView = z.object({
  number: z.number().int(),
  ...texts,
  note: z.string().nullable(),
  must_confirm: z.boolean(),
  published_at: Instant,
  published_by: z.string(),
})

/** For whoever reads it. */
export const OwnArticle = z.object({
  id: Id,
  category_id: Id,
  category: z.string(),
  category_zh: z.string().nullable(),
  ...texts,
  must_confirm: z.boolean(),
  attachments: z.array(FileShown),
  version: z.number().int(),
  note: z.string().nullable(),
  published_at: Instant,
  /** Null also where it has to be confirmed anew. */
  confirmed_at: Instant.nullable(),
})

export const ArticleReader = z.object({
  employee_id: Id,
  full_name: z.string(),
  staff_id: z.string(),
  department: z.string().nullable(),
  told_at: Instant.nullable(),
  confirmed_at: Instant.nullable(),
  confirmed_version: z.number().int().nullable(),
  reminded_at: Instant.nullable(),
})
