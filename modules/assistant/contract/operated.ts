/** How many messages each company may send, and what people agree to first. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, LongText, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { Quota } from './types.ts'

const access = { to: 'operations', roles: ['Ops'] } as const

const CompanyQuota = Quota.extend({
  /** Of the company. */
  id: Id,
  company_id: Id,
  company_name: z.string(),
  /** Whether operations set it; otherwise it follows the places of the package. */
  is_own: z.boolean(),
}).meta({ id: 'AssistantCompanyQuota' })

export const quotas = endpoint({
  id: 'assistant.quotas',
  method: 'GET',
  path: 'api/path/ops/ai/chat/quotas',
  access,
  summary: 'Messages that each company may send this month, has sent and has left',
  query: z.object({ reason: ShortText.optional() }),
  response: z.array(CompanyQuota),
})

export const changeQuota = endpoint({
  id: 'assistant.changeQuota',
  method: 'PATCH',
  path: 'api/path/ops/ai/chat/quota/{id}',
  access,
  summary: 'Change how many it may send a month, from this month on; null goes by the places of its package again',
  params: z.object({ id: Id }),
  body: z.strictObject({ quota: z.coerce.number().int().min(0).max(10_000_000).nullable() }),
  response: CompanyQuota,
  repeatable: true,
})

const Template = z
  .object({
    id: Id,
    title: z.string(),
    title_zh: z.string(),
    content_en: z.string(),
    content_zh: z.string(),
    version: z.number().int(),
    /** 1 is in force: at most one is. */
    status: z.union([z.literal(0), z.literal(1)]),
    /** How many agreed to it, in all companies. */
    accepted: z.number().int(),
  })
  .meta({ id: 'AssistantAcknowledgement' })

const Content = LongText.min(1)
const path = 'api/path/ops/ai/acknowledgement/template'

export const templates = endpoint({
  id: 'assistant.templates',
  method: 'GET',
  path,
  access,
  summary: 'What people agree to before they ask: every version, the newest first',
  response: z.array(Template),
})

export const addTemplate = endpoint({
  id: 'assistant.addTemplate',
  method: 'POST',
  path,
  status: 201,
  access,
  summary: 'Write a version; it is in force once it is switched on. Without a number it is the next one',
  body: z.strictObject({
    title: ShortText,
    title_zh: OptionalText.default(''),
    content_en: Content,
    content_zh: Content,
    version: z.coerce.number().int().min(1).max(100_000).optional(),
  }),
  response: Template,
  problems: ['assistant.version-taken'],
})

export const changeTemplate = endpoint({
  id: 'assistant.changeTemplate',
  method: 'PATCH',
  path,
  access,
  summary: 'Change a version that nobody has agreed to yet',
  body: z.strictObject({
    id: Id,
    title: ShortText.optional(),
    title_zh: OptionalText.optional(),
    content_en: Content.optional(),
    content_zh: Content.optional(),
  }),
  response: Template,
  problems: ['assistant.was-accepted'],
  repeatable: true,
})

export const changeTemplateStatus = endpoint({
  id: 'assistant.changeTemplateStatus',
  method: 'PATCH',
  path: 'api/path/ops/ai/acknowledgement/template/status',
  access,
  summary: 'Put a version in force (1), which asks everybody anew and ends the one before, or out of force (0)',
  body: z.strictObject({ id: Id, status: z.coerce.number().int().min(0).max(1) }),
  response: Template,
  repeatable: true,
})
