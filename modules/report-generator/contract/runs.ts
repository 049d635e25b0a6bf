/** What comes of a report: looked at while it is put together, run, and kept for a month with what was asked. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Paging } from '#platform/contract/fields.ts'
import { ById, base, Definition, languages, Result, RunView, readers, TemplateKey, When } from './types.ts'

const problems = ['reports.not-readable', 'reports.closed'] as const

export const preview = endpoint({
  id: 'reports.preview',
  method: 'POST',
  path: `${base}/preview`,
  access: readers,
  body: z.object({ definition: Definition }).strict(),
  summary: 'The first fifty rows of a report that is being put together, and how many there are; nothing is kept',
  response: Result,
  problems,
  repeatable: true,
})
export const run = endpoint({
  id: 'reports.run',
  method: 'POST',
  path: `${base}/run`,
  status: 201,
  access: readers,
  body: z.object({ template: TemplateKey, when: When.optional(), language: z.enum(languages).optional() }).strict(),
  summary: 'Run a report, as of another day or for other days where they are named',
  response: RunView,
  problems,
})
export const runs = endpoint({
  id: 'reports.runs',
  method: 'GET',
  path: `${base}/run`,
  access: readers,
  query: Paging.pick({ page: true, per_page: true }),
  summary: 'One’s runs of the last thirty days and those one was told of, newest first',
  response: z.array(RunView),
})
export const runRows = endpoint({
  id: 'reports.runRows',
  method: 'GET',
  path: `${base}/run/{id}`,
  access: readers,
  params: ById,
  query: Paging.pick({ page: true }).extend({ per_page: z.coerce.number().int().min(1).max(500).default(200) }),
  summary: 'What a run shows today, page by page, with the rights of today',
  response: Result.extend({ run: RunView }),
  problems,
})
export const runFile = endpoint({
  id: 'reports.runFile',
  method: 'GET',
  path: `${base}/run/{id}/file`,
  access: readers,
  params: ById,
  query: z.object({ format: z.enum(['xlsx', 'csv', 'pdf']).default('xlsx') }),
  summary: 'The same whole as a file',
  download: true,
  problems: [...problems, 'reports.many-for-paper'],
})
