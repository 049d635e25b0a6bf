/** Reports whose columns a company writes itself. Each country's paths are the specification's; elsewhere they are not there. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, ShortText } from '#platform/contract/fields.ts'
import { base, Columns, ShownTemplate, Template, templateTypes, writers, YearAndMonth } from './types.ts'

const ById = z.object({ id: Id })
/** A category's id, or 0 for all. */
const IdOrAll = z.union([z.literal('0'), Id])
const problems = ['payreports.name-taken', 'payreports.last-formula', 'payreports.formula-wrong'] as const
const Write = z
  .object({
    name: ShortText,
    category_id: Id.nullable().optional(),
    type: z.enum(templateTypes).default('report'),
    columns: Columns,
  })
  .strict()

export const templates = endpoint({
  id: 'payreports.templates',
  method: 'GET',
  path: `${base}/template`,
  access: writers,
  summary: 'Reports of own columns by name',
  response: z.array(Template),
})
export const malaysianCategories = endpoint({
  id: 'payreports.categories',
  method: 'GET',
  path: `${base}/my/template/category`,
  access: writers,
  summary: 'Categories of reports and how many each holds (Malaysia)',
  response: z.array(z.object({ id: Id, name: z.string(), templates_count: z.number().int() })),
})
const Category = z.object({ id: Id, name: z.string(), templates_count: z.number().int() })
export const createCategory = endpoint({
  id: 'payreports.createCategory',
  method: 'POST',
  path: `${base}/my/template/category`,
  status: 201,
  access: writers,
  body: z.object({ name: ShortText }).strict(),
  summary: 'Add a category of reports (Malaysia)',
  response: Category,
  problems: ['payreports.category-taken'],
})
export const changeCategory = endpoint({
  id: 'payreports.changeCategory',
  method: 'PATCH',
  path: `${base}/my/template/category/{id}`,
  access: writers,
  params: ById,
  body: z.object({ name: ShortText }).strict(),
  summary: 'Rename a category of reports (Malaysia)',
  response: Category,
  problems: ['payreports.category-taken'],
})
export const removeCategory = endpoint({
  id: 'payreports.removeCategory',
  method: 'DELETE',
  path: `${base}/my/template/category/{id}`,
  access: writers,
  params: ById,
  summary: 'Remove a category that holds no report (Malaysia)',
  problems: ['payreports.category-used'],
})
export const malaysianTemplates = endpoint({
  id: 'payreports.malaysianTemplates',
  method: 'GET',
  path: `${base}/my/template/{category}`,
  access: writers,
  params: z.object({ category: IdOrAll }),
  summary: 'Reports of a category, or all with 0 (Malaysia)',
  response: z.array(Template),
})
export const philippineTemplates = endpoint({
  id: 'payreports.philippineTemplates',
  method: 'GET',
  path: `${base}/php/template/{category}`,
  access: writers,
  params: z.object({ category: IdOrAll }),
  summary: 'Reports of a category, or all with 0 (Philippines)',
  response: z.array(Template),
})
export const createTemplate = endpoint({
  id: 'payreports.createTemplate',
  method: 'POST',
  path: `${base}/template`,
  status: 201,
  access: writers,
  body: Write,
  summary: 'Add a report of own columns',
  response: Template,
  problems,
})
export const changeTemplate = endpoint({
  id: 'payreports.changeTemplate',
  method: 'PATCH',
  path: `${base}/template/{id}`,
  access: writers,
  params: ById,
  body: Write.extend({ type: z.enum(templateTypes), revision: z.number().int() })
    .partial()
    .strict(),
  summary: 'Change a report of own columns; with the revision one saw, an older one is refused',
  response: Template,
  problems: [...problems, 'payreports.changed-meanwhile'],
})
export const removeTemplate = endpoint({
  id: 'payreports.removeTemplate',
  method: 'DELETE',
  path: `${base}/template/{id}`,
  access: writers,
  params: ById,
  summary: 'Remove a report of own columns',
})

const Month = z.object({ template: Id, ...YearAndMonth })
const shown = {
  access: writers,
  readsPay: true,
  query: z.object({ format: z.enum(['json', 'csv', 'xlsx']).default('json') }),
  response: ShownTemplate,
  problems: ['payreports.not-approved', 'payreports.no-account', 'payreports.failed'],
} as const

export const showTemplate = endpoint({
  id: 'payreports.showTemplate',
  method: 'GET',
  path: `${base}/showCustomTemplate/{template}/{year}/{month}`,
  params: Month,
  summary:
    'A report of own columns with the values of a month; with format csv or xlsx as a file, of the kind bank with accounts',
  ...shown,
})
export const showMalaysian = endpoint({
  id: 'payreports.showMalaysian',
  method: 'GET',
  path: `${base}/my/showCustomTemplate/{template}/{year}/{month}/{category}`,
  params: Month.extend({ category: IdOrAll }),
  summary: 'The same in Malaysia; of a report in another category than named there is none',
  ...shown,
})
export const showPhilippine = endpoint({
  id: 'payreports.showPhilippine',
  method: 'GET',
  path: `${base}/php/showCustomTemplate/{template}/{year}/{month}/{cut_off}`,
  params: Month.extend({ cut_off: z.enum(['0', '1', '2']) }),
  summary: 'The same in the Philippines, by cut-off; 0 is the whole month',
  ...shown,
})
export const templateOfMonth = endpoint({
  id: 'payreports.templateOfMonth',
  method: 'GET',
  path: `${base}/my/template/{template}/{year}/{month}`,
  params: Month,
  access: writers,
  readsPay: true,
  summary: 'A report of own columns together with the values of a month (Malaysia)',
  response: Template.extend({ values: ShownTemplate }),
  problems: ['payreports.failed'],
})
export const applyTemplate = endpoint({
  id: 'payreports.applyTemplate',
  method: 'POST',
  path: `${base}/applyCustomTemplate`,
  access: writers,
  body: z
    .object({
      template_id: Id,
      year: z.coerce.number().int().min(2000).max(2199),
      month: z.coerce.number().int().min(1).max(12),
      employee_ids: z.array(Id).min(1).max(2_000).optional(),
    })
    .strict(),
  summary: 'Let a report of the kind payslip be a part of payslips from a month on, for all or for these people',
  problems: ['payreports.not-a-payslip'],
})

export const names = endpoint({
  id: 'payreports.names',
  method: 'GET',
  path: `${base}/template/names`,
  access: writers,
  summary: 'What formulas may go by: figures, items, sums of the year, the month before',
  response: z.array(
    z.object({ name: z.string(), label: z.string(), group: z.enum(['figure', 'item', 'year', 'before']) }),
  ),
})
