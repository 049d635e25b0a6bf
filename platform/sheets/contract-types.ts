/** What is told of a sheet that adds and changes: one shape for every list that can be imported. */
import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'

export const SheetQuery = z.object({ preview: z.enum(['0', '1']).optional() })

export const CellError = z.object({
  row: z.number().int(),
  column: z.string(),
  value: z.string(),
  message: z.string(),
  expected: z.string(),
})

/** One thing that the sheet would add, change or take away. */
export const SheetChange = z.object({
  what: z.enum(['add', 'change', 'remove']),
  /** What kind of thing, and its name. */
  kind: z.string(),
  name: z.string(),
  /** Of a change: the column, and both sides as a reader knows them. */
  field: z.string().optional(),
  before: z.string().nullable().optional(),
  after: z.string().nullable().optional(),
  /** Of a change with a day of its own: from when. */
  from: z.string().optional(),
  /** Days of the calendar that it concerns. */
  days: z.array(z.string()).readonly().optional(),
})

export const SheetAnswer = z.object({
  /** Null of a preview. */
  batch_id: z.string().nullable(),
  /** Of a long sheet: the job that goes on with it. */
  job_id: z.string().optional(),
  rows: z.number().int(),
  /** Stored by now: none yet where a job goes on with it. */
  accepted: z.number().int(),
  rejected: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  removed: z.number().int(),
  /** The first thousand. */
  changes: z.array(SheetChange),
  warnings: z.array(z.object({ row: z.number().int(), column: z.string(), message: z.string() })),
  errors: z.array(CellError).optional(),
})

export const Undone = z.object({ undone: z.number().int() })

/** What every call has that takes the sheet of a list; its id, path, access and summary stand beside it. */
export const takesSheet = {
  query: SheetQuery,
  file: 'required',
  limit: 'upload',
  response: SheetAnswer,
  problems: ['sheets.refused', 'sheets.unreadable', 'sheets.too-large', 'sheets.empty'],
} as const

/** What every call has that takes such an import back. */
export const takesImportBack = {
  params: z.object({ x: Id }),
  response: Undone,
  problems: ['sheets.undo-in-use'],
} as const
