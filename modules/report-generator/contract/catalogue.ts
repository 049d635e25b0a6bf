/** What reports can be about, and what each can show. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { operators } from '../model/operators.ts'
import { base, Column, readers } from './types.ts'

export const subjects = endpoint({
  id: 'reports.subjects',
  method: 'GET',
  path: `${base}/subject`,
  access: readers,
  summary: 'What reports can be about, with the fields that the caller may see',
  response: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** What one row is. */
      hint: z.string(),
      asks: z.enum(['day', 'span']),
      order: z.array(z.string()),
      fields: z.array(
        z.object({
          key: z.string(),
          name: z.string(),
          kind: Column.shape.kind,
          operators: z.array(z.enum(operators)),
          choices: z.array(z.object({ value: z.string(), name: z.string() })),
          /** Chosen from a list of the company: see the names of the field. */
          is_listed: z.boolean(),
          /** Shown only: it can neither be sorted nor grouped by. */
          is_sealed: z.boolean(),
          is_noted: z.boolean(),
        }),
      ),
    }),
  ),
})

export const fieldNames = endpoint({
  id: 'reports.names',
  method: 'GET',
  path: `${base}/subject/{subject}/{field}`,
  access: readers,
  params: z.object({ subject: z.string().max(60), field: z.string().max(60) }),
  summary: 'What may be chosen of a field that the company keeps a list of',
  response: z.array(z.object({ value: z.string(), name: z.string() })),
})
