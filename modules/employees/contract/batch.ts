/** Adding many people by a sheet. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id } from '#platform/contract/fields.ts'

const batch = { to: 'area', of: ['employee.batch'] } as const

export const CellError = z.object({
  row: z.number().int(),
  column: z.string(),
  value: z.string(),
  message: z.string(),
  expected: z.string(),
})

export const BatchAnswer = z.object({
  batch_id: z.string().nullable(),
  job_id: z.string().optional(),
  rows: z.number().int(),
  /** Stored by now: none yet where a job goes on with it. */
  accepted: z.number().int(),
  rejected: z.number().int(),
  created: z.object({
    departments: z.array(z.string()),
    positions: z.array(z.string()),
    divisions: z.array(z.string()),
    job_levels: z.array(z.string()),
  }),
  warnings: z.array(z.object({ row: z.number().int(), column: z.string(), message: z.string() })),
  errors: z.array(CellError).optional(),
  /** With preview=1: the first rows as they would be stored. */
  preview: z.array(z.record(z.string(), z.string())).optional(),
})

export const batchTemplate = endpoint({
  id: 'employees.batchTemplate',
  method: 'GET',
  path: 'api/panel/employee/add/by/batch/template',
  access: batch,
  summary: 'The sheet for adding people, with lists and notes',
  download: true,
})

export const batchUpload = endpoint({
  id: 'employees.batchUpload',
  method: 'POST',
  path: 'api/panel/employee/add/by/batch/upload/{x}',
  later: true,
  access: batch,
  summary: 'Add the people of a sheet, all or none; preview=1 stores nothing; 202 with a job over 2,000 rows',
  params: z.object({ x: z.enum(['0', '1']) }),
  query: z.object({ preview: z.enum(['0', '1']).optional() }),
  /** `confirm`: probations longer than the law allows are agreed in writing. */
  body: z.object({ confirm: Flag.optional() }),
  file: 'required',
  limit: 'upload',
  response: BatchAnswer,
  problems: [
    'employees.batch-refused',
    'employees.confirm-probations',
    'employees.headcount-limit',
    'employees.suspended',
    'sheets.unreadable',
    'sheets.too-large',
    'sheets.empty',
  ],
})

export const batchErrors = endpoint({
  id: 'employees.batchErrors',
  method: 'GET',
  path: 'api/panel/employee/add/by/batch/errors/{x}',
  access: batch,
  summary: 'What is wrong in a sheet, cell by cell',
  params: z.object({ x: Id }),
  response: z.array(CellError),
})

export const undoBatch = endpoint({
  id: 'employees.undoBatch',
  method: 'POST',
  path: 'api/panel/employee/add/by/batch/undo/{x}',
  access: batch,
  summary: 'Take an import back, while nothing was built on it',
  params: z.object({ x: Id }),
  response: z.object({ removed: z.number().int() }),
  problems: ['employees.batch-in-use'],
})
