/** Fields of a post: as it is written, and as it is shown to readers and to HR. */
import { z } from 'zod'
import { Flag, Id, Instant, LongText, ShortText } from '#platform/contract/fields.ts'
import { MOST_PICTURES, reactions, states } from '../model/state.ts'

export const NewPost = z.strictObject({
  text: LongText.default(''),
  pictures: z.array(Id).max(MOST_PICTURES).default([]),
})
export const React = z.strictObject({
  /** Takes it back where it is not. */
  on: Flag.default(true),
})
export const Report = z.strictObject({ reason: ShortText })
export const Hiding = z.strictObject({ hidden: Flag, reason: ShortText.nullable().optional() })

const shown = {
  id: Id,
  author: z.string(),
  text: z.string(),
  pictures: z.array(z.object({ id: Id, name: z.string() })),
  likes: z.number().int(),
  dislikes: z.number().int(),
  created_at: Instant,
  state: z.enum(states),
  hidden_reason: z.string().nullable(),
}
/** For whoever reads it. */
export const Post = z.object({
  ...shown,
  /** What I said of it. */
  mine: z.enum(reactions).nullable(),
  /** I wrote it. */
  own: z.boolean(),
  reported: z.boolean(),
})
/** For HR. */
export const KeptPost = z.object({
  ...shown,
  own: z.boolean(),
  /** What waits for HR to decide. */
  reports: z.array(z.object({ reason: z.string(), at: Instant })),
})
