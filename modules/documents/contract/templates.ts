/** Templates of letters. Texts have placeholders of a closed list, `{{full_name}}`, or asked ones, `{{? New salary}}`. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id } from '#platform/contract/fields.ts'
import { audiences } from '../model/letter.ts'
import { AskedFor, ById, LetterTemplate, templateFields } from './types.ts'

const access = { to: 'area', of: ['documents'] } as const
const problems = ['documents.name-taken', 'documents.words-missing', 'documents.unknown-hole'] as const

export const letterTemplates = endpoint({
  id: 'documents.templates',
  method: 'GET',
  path: 'api/panel/documents/letter/template',
  access,
  summary: 'Templates of letters by their names',
  query: z.object({ audience: z.enum(audiences).optional() }),
  response: z.array(LetterTemplate),
})
export const letterTemplate = endpoint({
  id: 'documents.template',
  method: 'GET',
  path: 'api/panel/documents/letter/template/{id}',
  access,
  summary: 'One template',
  params: ById,
  response: LetterTemplate,
})
export const addTemplate = endpoint({
  id: 'documents.addTemplate',
  method: 'POST',
  path: 'api/panel/documents/letter/template',
  status: 201,
  access,
  summary: 'Add a template; its name is unique, its holes are known ones',
  body: z.strictObject({
    ...templateFields,
    title_en: templateFields.title_en.default(null),
    text_en: templateFields.text_en.default(null),
    title_zh: templateFields.title_zh.default(null),
    text_zh: templateFields.text_zh.default(null),
    answer: templateFields.answer.default('none'),
    answer_days: templateFields.answer_days.default(null),
    on_request: Flag.default(false),
    is_active: Flag.default(true),
  }),
  response: LetterTemplate,
  problems: [...problems],
})
export const changeTemplate = endpoint({
  id: 'documents.changeTemplate',
  method: 'PATCH',
  path: 'api/panel/documents/letter/template/{id}',
  access,
  summary: 'Change or switch off a template; letters that were written stay as they are',
  params: ById,
  body: z.strictObject(templateFields).omit({ audience: true }).partial(),
  response: LetterTemplate,
  problems: [...problems],
})
export const removeTemplate = endpoint({
  id: 'documents.removeTemplate',
  method: 'DELETE',
  path: 'api/panel/documents/letter/template/{id}',
  access,
  summary: 'Remove a template that no letter and no request was made with',
  params: ById,
  problems: ['documents.template-used'],
})
export const addStandardTemplates = endpoint({
  id: 'documents.addStandardTemplates',
  method: 'POST',
  path: 'api/panel/documents/letter/template/preset',
  access,
  summary: 'Add the usual templates that are not there yet, to be changed as the company likes',
  response: z.object({ added: z.number() }),
})
/** What a letter would say, before it is written. */
export const previewLetter = endpoint({
  id: 'documents.preview',
  method: 'POST',
  path: 'api/panel/documents/letter/preview',
  access,
  readsPay: true,
  repeatable: true,
  summary: 'A template filled for one person, and what is missing; stores nothing',
  body: z.strictObject({
    template_id: Id,
    employee_id: Id,
    asked: AskedFor.default({}),
    recipient_name: z.string().trim().max(255).optional(),
    purpose: z.string().trim().max(255).optional(),
  }),
  response: z.object({
    title_en: z.string().nullable(),
    text_en: z.string().nullable(),
    title_zh: z.string().nullable(),
    text_zh: z.string().nullable(),
    due_on: z.string().nullable(),
    missing: z.array(z.string()),
  }),
})
