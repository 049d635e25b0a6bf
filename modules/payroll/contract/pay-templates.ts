/** Pay templates: a set of items that return each month, to be given to people from a month on. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, OptionalText, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'
import { setters, workers } from './who.ts'

const path = 'api/panel/payroll/payTemplate' as const
const ById = z.object({ id: Id })
const MOST_ITEMS = 30
const MOST_PEOPLE = 2_000

const TemplateItem = z.object({
  /** The code of an earning category. */
  type: z.string(),
  type_label: z.string(),
  unit: z.enum(['money', 'days']),
  amount: z.string(),
  note: z.string().nullable(),
})
const PayTemplate = z.object({
  id: Id,
  name: z.string(),
  note: z.string().nullable(),
  items: z.array(TemplateItem),
})
const Write = z
  .object({
    name: ShortText,
    note: OptionalText.optional(),
    items: z
      .array(
        z
          .object({ type: z.string().trim().max(60), amount: PositiveMoneyText, note: OptionalText.optional() })
          .strict(),
      )
      .min(1, 'payroll.template-empty')
      .max(MOST_ITEMS),
  })
  .strict()
const problems = [
  'payroll.template-taken',
  'payroll.template-twice',
  'payroll.unknown-type',
  'payroll.category-closed',
  'payroll.days',
  'payroll.too-much',
] as const

export const templates = endpoint({
  id: 'payroll.payTemplates',
  method: 'GET',
  path,
  access: setters,
  summary: 'Pay templates by name',
  response: z.array(PayTemplate),
})
export const template = endpoint({
  id: 'payroll.payTemplate',
  method: 'GET',
  path: `${path}/{id}`,
  access: setters,
  params: ById,
  summary: 'One pay template',
  response: PayTemplate,
})
export const createTemplate = endpoint({
  id: 'payroll.createPayTemplate',
  method: 'POST',
  path,
  status: 201,
  access: setters,
  body: Write,
  summary: 'Add a pay template',
  response: PayTemplate,
  problems,
})
export const changeTemplate = endpoint({
  id: 'payroll.changePayTemplate',
  method: 'PATCH',
  path: `${path}/{id}`,
  access: setters,
  params: ById,
  body: Write.partial().strict(),
  summary: 'Change a pay template; whoever was given it keeps what they were given',
  response: PayTemplate,
  problems,
})
export const removeTemplate = endpoint({
  id: 'payroll.removePayTemplate',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: setters,
  params: ById,
  summary: 'Remove a pay template; whoever was given it keeps what they were given',
})

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'payroll.month')

export const giveTemplate = endpoint({
  id: 'payroll.givePayTemplate',
  method: 'POST',
  path: `${path}/{id}/give`,
  access: workers,
  readsPay: true,
  params: ById,
  query: z.object({ preview: z.enum(['0', '1']).optional() }),
  body: z
    .object({
      employee_ids: z.array(Id).min(1).max(MOST_PEOPLE),
      from: month,
      to: z.union([z.literal(''), month]).optional(),
    })
    .strict(),
  summary: 'Give the items of a template to people from a month on; what they have already is not given twice',
  response: z.object({
    /** How many people and items it is about; nothing is stored with preview=1. */
    people_given: z.number().int(),
    items_given: z.number().int(),
    people: z.array(
      z.object({
        employee_id: Id,
        staff_id: z.string(),
        full_name: z.string(),
        standing: z.enum(['given', 'has_all', 'not_employed']),
        /** What of the template they are given, and what they have in these months already. */
        given: z.array(z.string()),
        had: z.array(z.string()),
      }),
    ),
    /** Months already worked out that must be worked out again. */
    stale_months: z.array(z.string()),
  }),
  problems: ['payroll.closed', 'payroll.nobody-to-give', 'payroll.category-closed'],
})
