/** Forms of a month. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { base, FormOfMonth, Language, readers, Year } from './types.ts'

export const bir1601c = endpoint({
  id: 'payforms.bir1601c',
  method: 'GET',
  path: `${base}/{year}/{month}/form/bir1601c`,
  access: readers,
  readsPay: true,
  params: z.object({ year: Year, month: z.string().regex(/^(0[1-9]|1[0-2])$/) }),
  query: z.object({ format: z.enum(['json', 'pdf']).default('json'), language: Language.optional() }),
  summary: 'BIR form 1601-C of an approved month (Philippines); as PDF with format pdf',
  response: FormOfMonth,
})
