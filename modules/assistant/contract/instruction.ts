/** What a company tells its people by the assistant, and how much it is used. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, LongText, OptionalText, Paging } from '#platform/contract/fields.ts'
import { Quota } from './types.ts'

const access = { to: 'area', of: ['settings.chatAssistant'] } as const

const Entry = z
  .strictObject({
    /** Without it, a new one. */
    id: Id.optional(),
    question_en: OptionalText.default(''),
    question_zh: OptionalText.default(''),
    answer_en: LongText.default(''),
    answer_zh: LongText.default(''),
  })
  .meta({ id: 'AssistantEntry' })

const texts = { intro_en: LongText, intro_zh: LongText, contact_en: OptionalText, contact_zh: OptionalText }

const Instruction = z
  .object({
    intro_en: z.string(),
    intro_zh: z.string(),
    contact_en: z.string(),
    contact_zh: z.string(),
    entries: z.array(
      z.object({
        id: Id,
        question_en: z.string(),
        question_zh: z.string(),
        answer_en: z.string(),
        answer_zh: z.string(),
      }),
    ),
    version: z.number().int(),
  })
  .meta({ id: 'AssistantInstruction' })

export const instruction = endpoint({
  id: 'assistant.instruction',
  method: 'GET',
  path: 'api/panel/ai/instruction',
  access,
  summary: 'What the company says about the assistant, whom to ask besides, and its own questions with answers',
  response: Instruction,
})

export const changeInstruction = endpoint({
  id: 'assistant.changeInstruction',
  method: 'PATCH',
  path: 'api/panel/ai/instruction',
  access,
  summary: 'Change it; what is not named stays. Entries are given as a whole list',
  body: z
    .strictObject({
      ...texts,
      entries: z.array(Entry).max(200),
      /** Of what was seen: where somebody changed it meanwhile, nothing is overwritten. */
      version: z.coerce.number().int().min(0),
    })
    .partial(),
  response: Instruction,
  problems: ['assistant.invalid', 'assistant.overtaken'],
})

export const usage = endpoint({
  id: 'assistant.usage',
  method: 'GET',
  path: 'api/panel/ai/usage',
  access,
  summary: 'How much the assistant is used this month; never by whom nor for what',
  response: z.object({
    quota: Quota,
    answered: z.number().int(),
    unanswered: z.number().int(),
    helpful: z.number().int(),
    not_helpful: z.number().int(),
    acknowledgement: z
      .object({ id: Id, title: z.string(), version: z.number().int(), accepted: z.number().int() })
      .nullable(),
  }),
})

export const acceptances = endpoint({
  id: 'assistant.acceptances',
  method: 'GET',
  path: 'api/panel/ai/acknowledgement',
  access,
  summary: 'Who agreed to which version, and when; the last first',
  query: Paging.pick({ page: true, per_page: true }),
  response: z.array(z.object({ account_id: Id, name: z.string(), version: z.number().int(), accepted_at: Instant })),
})
