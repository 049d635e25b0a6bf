/** Tools of operations: tables to JSON and back, and what the reader of receipts makes of a file. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

const access = { to: 'operations', roles: ['Ops'] } as const
/** As many as a browser can hold in one text. */
export const ROWS_MAX = 20_000
export const JSON_MAX = 5_000_000

export const tableToJson = endpoint({
  id: 'operations.tableToJson',
  method: 'POST',
  path: 'api/path/ops/jsonConverter',
  access,
  summary: 'A table (csv or xlsx, uploaded or pasted) as JSON: one object a row, every cell as text',
  body: z.strictObject({ text: z.string().max(JSON_MAX).optional() }),
  file: 'optional',
  limit: 'upload',
  response: z.object({
    rows: z.number().int(),
    columns: z.array(z.string()),
    data: z.array(z.record(z.string(), z.string().nullable())),
  }),
  problems: ['operations.nothing-given', 'operations.too-many-rows', 'operations.unreadable-table'],
  repeatable: true,
})

export const jsonToTable = endpoint({
  id: 'operations.jsonToTable',
  method: 'POST',
  path: 'api/path/ops/jsonConverter/table',
  access,
  summary: 'JSON (a list of objects) as a csv or xlsx file',
  body: z.strictObject({ json: z.string().min(1).max(JSON_MAX), format: z.enum(['csv', 'xlsx']).default('xlsx') }),
  download: true,
  problems: ['operations.not-json', 'operations.not-a-list', 'operations.too-many-rows'],
  repeatable: true,
})

export const readReceipt = endpoint({
  id: 'operations.readReceipt',
  method: 'POST',
  path: 'api/path/ops/ocr',
  access,
  summary: 'What the reader of receipts recognises on a file; nothing of it is kept',
  body: z.strictObject({ country: z.enum(['MY', 'TW', 'PH']).default('MY') }),
  file: 'required',
  limit: 'upload',
  response: z.object({
    from: z.enum(['text', 'ocr']),
    codes: z.array(z.string()),
    lines: z.array(z.object({ text: z.string(), confidence: z.number() })),
    fields: z.array(
      z.object({
        name: z.string(),
        value: z.string().nullable(),
        from: z.string().nullable(),
        confidence: z.number().nullable(),
      }),
    ),
  }),
  problems: ['operations.reading-off', 'operations.cannot-read'],
  repeatable: true,
})
