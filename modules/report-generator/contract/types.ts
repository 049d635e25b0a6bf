/** A report on the wire: what it is put together from, and what comes of it. */
import { z } from 'zod'
import { DateText, Day, Flag, Id, Instant, OptionalText } from '#platform/contract/fields.ts'
import { MOST_COLUMNS, MOST_FILTERS, MOST_GROUPS, MOST_SORTS, MOST_VALUES, totals } from '../model/definition.ts'
import { operators } from '../model/operators.ts'
import { whenNames } from '../model/when.ts'

export const base = 'api/panel/reportGenerator' as const
export const readers = { to: 'area', of: ['reportGenerator'] } as const
export const languages = ['en', 'zh-Hant'] as const

/** A name of the catalogue; nothing else is ever a part of a statement. */
const FieldName = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, 'reports.field-name')
const SubjectName = FieldName

export const When = z
  .object({ name: z.enum(whenNames), from: DateText.nullable().optional(), to: DateText.nullable().optional() })
  .strict()
export const Definition = z
  .object({
    subject: SubjectName,
    columns: z
      .array(
        z
          .object({
            field: FieldName,
            heading: OptionalText.nullable().optional(),
            total: z.enum(totals).nullable().optional(),
          })
          .strict(),
      )
      .min(1, 'reports.column-missing')
      .max(MOST_COLUMNS, 'reports.many-columns'),
    filters: z
      .array(
        z
          .object({
            field: FieldName,
            is: z.enum(operators),
            values: z.array(z.string().trim().min(1, 'http.required').max(255)).max(MOST_VALUES).default([]),
          })
          .strict(),
      )
      .max(MOST_FILTERS)
      .default([]),
    match: z.enum(['all', 'any']).default('all'),
    sorts: z
      .array(z.object({ field: FieldName, desc: Flag.default(false) }).strict())
      .max(MOST_SORTS)
      .default([]),
    groups: z.array(FieldName).max(MOST_GROUPS).default([]),
    detail: Flag.default(true),
    when: When,
  })
  .strict()
/** As it is kept: from our own tables. */
const KeptDefinition = z.object({
  subject: z.string(),
  columns: z.array(z.object({ field: z.string(), heading: z.string().nullable(), total: z.enum(totals).nullable() })),
  filters: z.array(z.object({ field: z.string(), is: z.enum(operators), values: z.array(z.string()) })),
  match: z.enum(['all', 'any']),
  sorts: z.array(z.object({ field: z.string(), desc: z.boolean() })),
  groups: z.array(z.string()),
  detail: z.boolean(),
  when: z.object({ name: z.enum(whenNames), from: Day.nullable(), to: Day.nullable() }),
})

/** An id of a report of the company, or the key of one that comes with the product. */
export const TemplateKey = z.union([Id, z.string().regex(/^standard-[a-z-]{1,60}$/, 'http.unknown-id')])
export const ByTemplate = z.object({ id: TemplateKey })
export const ById = z.object({ id: Id })

/** What is not as it was when the report was written: told before its rows. */
const Note = z.object({ text: z.string(), field: z.string().nullable() })

export const Template = z.object({
  id: z.string(),
  name: z.string(),
  subject: z.string(),
  subject_name: z.string(),
  /** Null of those that come with the product. */
  owner: z.string().nullable(),
  mine: z.boolean(),
  is_standard: z.boolean(),
  is_shared: z.boolean(),
  is_favourite: z.boolean(),
  /** Whether it shows what people are paid, or numbers by which they are known. */
  is_noted: z.boolean(),
  /** What it is about is not open to the reader now: why. */
  closed: z.string().nullable(),
  scheduled: z.object({ next_on: Day.nullable(), stopped_on: Day.nullable() }).nullable(),
  definition: KeptDefinition,
  notes: z.array(Note),
  revision: z.number().int(),
})

export const Column = z.object({
  field: z.string(),
  heading: z.string(),
  kind: z.enum(['text', 'choice', 'date', 'money', 'number', 'count', 'flag']),
})
/** Money and numbers as decimal text, days as 'YYYY-MM-DD', all else in words. */
const Cells = z.array(z.string().nullable())
export const Line = z.object({
  kind: z.enum(['row', 'group', 'total']),
  level: z.number().int(),
  /** Of a group or the whole: how many rows it has. */
  count: z.number().int(),
  /** Of a group: what it is called, from the outermost in. */
  names: z.array(z.string()),
  cells: Cells,
})
export const Result = z.object({
  from: Day,
  to: Day,
  columns: z.array(Column),
  lines: z.array(Line),
  /** Rows in all, whichever of them are here. */
  rows: z.number().int(),
  notes: z.array(Note),
})
export const RunView = z.object({
  id: Id,
  template: z.string(),
  name: z.string(),
  subject_name: z.string(),
  from: Day,
  to: Day,
  asks: z.enum(['day', 'span']),
  language: z.enum(languages),
  rows: z.number().int(),
  by_schedule: z.boolean(),
  ran_by: z.string(),
  ran_at: Instant,
})
