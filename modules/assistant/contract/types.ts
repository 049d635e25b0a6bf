/** What the assistant answers, and what is kept of it. */
import { z } from 'zod'
import { Id, Instant } from '#platform/contract/fields.ts'
import { kinds } from '../model/answer.ts'

const Link = z.object({ label: z.string(), href: z.string() })

export const Quota = z
  .object({
    /** `2026-11`, by the clock of the company. */
    period: z.string(),
    quota: z.number().int(),
    used: z.number().int(),
    remaining: z.number().int(),
  })
  .meta({ id: 'AssistantQuota' })

/** A line for people in distress; `number` is dialled as it is written. */
export const HelpLine = z.object({
  name: z.string(),
  number: z.string(),
  hours: z.string().nullable(),
  note: z.string().nullable(),
  open_now: z.boolean().nullable(),
})

const answered = {
  kind: z.enum(kinds),
  /** Which of the fixed ways of answering it was; null where none. */
  skill: z.string().nullable(),
  text: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What to do next. */
  actions: z.array(Link),
  /** Where it is from. */
  sources: z.array(Link),
  /** Questions that could be asked instead. */
  suggestions: z.array(z.string()),
  lines: z.array(HelpLine).optional(),
}

/** One question and its answer, as it was given; the id is null of what is not kept. */
export const ChatAnswer = z.object({ id: Id.nullable(), ...answered, quota: Quota }).meta({ id: 'AssistantAnswer' })

export const ChatMessage = z
  .object({
    id: Id,
    question: z.string(),
    ...answered,
    helpful: z.boolean().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'AssistantMessage' })

/** What people agree to before they ask. */
export const Acknowledgement = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  version: z.number().int(),
})
