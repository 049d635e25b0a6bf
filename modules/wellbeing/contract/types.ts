/** Fields of help lines and alerts. */
import { z } from 'zod'
import { Day, Id, Instant, LongText, ShortText } from '#platform/contract/fields.ts'
import { levels, outcomes, statuses, steps } from '../model/alert.ts'

export const HelpLines = z.array(
  z.object({
    name: z.string(),
    number: z.string(),
    hours: z.string(),
    note: z.string().nullable(),
    /** Null where its hours are not established. */
    open_now: z.boolean().nullable(),
    standing: z.enum(['official', 'agreed', 'general']),
    checked_on: Day,
    /** Nobody looked it up for longer than they should. */
    to_check: z.boolean(),
  }),
)
export const Person = z.object({ id: Id, name: z.string() })
const Steps = z.array(z.object({ step: z.enum(steps), name: z.string(), at: Instant }))

export const Told = z.strictObject({
  excerpt: LongText.refine((text) => text !== '', 'wellbeing.excerpt'),
  level: z.enum(levels),
  /** How to be reached. */
  contact: ShortText.nullable().default(null),
  /** Nobody is told without it. */
  consent: z.literal(true, { error: 'wellbeing.consent' }),
  /** Reviewers who must not know. */
  not_to: z.array(Id).max(50).default([]),
})
export const OwnAlert = z.object({
  id: Id,
  excerpt: z.string().nullable(),
  contact: z.string().nullable(),
  level: z.enum(levels),
  status: z.enum(statuses),
  told: z.array(z.string()),
  taken_by: z.string().nullable(),
  close_asked_at: Instant.nullable(),
  created_at: Instant,
  steps: Steps,
})
/** In the list: who asks and since when, without a word of what was told. */
export const Alert = z.object({
  id: Id,
  person: z.string(),
  level: z.enum(levels),
  status: z.enum(statuses),
  taken_by: z.string().nullable(),
  mine: z.boolean(),
  outcome: z.enum(outcomes).nullable(),
  close_asked_at: Instant.nullable(),
  created_at: Instant,
  ended_at: Instant.nullable(),
})
export const WholeAlert = Alert.extend({
  excerpt: z.string().nullable(),
  contact: z.string().nullable(),
  note: z.string().nullable(),
  /** To whom it may be handed over. */
  others: z.array(Person),
  steps: Steps,
})
export const Change = z.discriminatedUnion('action', [
  z.strictObject({ id: Id, action: z.literal('take') }),
  z.strictObject({ id: Id, action: z.literal('note'), note: LongText }),
  z.strictObject({ id: Id, action: z.literal('hand_over'), to: Id }),
  z.strictObject({ id: Id, action: z.literal('close'), outcome: z.enum(outcomes) }),
])
