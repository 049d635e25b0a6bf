/** Holidays of the company: its country's calendar, and its own. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { holidayKinds } from '../model/holiday-kinds.ts'

const access = { to: 'area', of: ['holiday'] } as const
const ById = z.object({ id: Id })

export const Holiday = z.object({
  id: Id,
  date: Day,
  name: z.string(),
  name_local: z.string().nullable(),
  /** As its reader calls it. */
  title: z.string(),
  /** Null for the whole country. */
  region: z.string().nullable(),
  kind: z.string(),
  /** As overtime and pay count it where the day would be worked. */
  day_type: z.string(),
  /** confirmed, unconfirmed (one source), estimated (depends on the moon). */
  standing: z.string(),
  /** calendar or company; a day of the calendar that was changed here is the company's. */
  origin: z.string(),
  note: z.string().nullable(),
})

const fields = {
  date: DateText,
  name: ShortText,
  name_local: OptionalText.nullable().optional(),
  region: z.string().trim().max(60).nullable().optional(),
  kind: z.enum(holidayKinds),
  note: OptionalText.nullable().optional(),
}

export const holidays = endpoint({
  id: 'holidays.list',
  method: 'GET',
  path: 'api/panel/company/holiday',
  access,
  summary:
    'Holidays of the company, by date; of one year and region where asked (a region includes the whole country’s)',
  query: z.object({
    year: z
      .string()
      .regex(/^(19|20|21)\d\d$/)
      .optional(),
    region: z.string().trim().max(60).optional(),
  }),
  response: z.array(Holiday),
})

export const createHoliday = endpoint({
  id: 'holidays.create',
  method: 'POST',
  path: 'api/panel/company/holiday',
  status: 201,
  access,
  summary: 'Add a holiday',
  body: z.strictObject(fields),
  response: Holiday,
  problems: ['holidays.taken'],
})

export const holiday = endpoint({
  id: 'holidays.one',
  method: 'GET',
  path: 'api/panel/company/holiday/{id}',
  access,
  summary: 'One holiday',
  params: ById,
  response: Holiday,
})

export const changeHoliday = endpoint({
  id: 'holidays.change',
  method: 'PATCH',
  path: 'api/panel/company/holiday/{id}',
  access,
  summary: 'Change a holiday; only what is sent changes',
  params: ById,
  body: z.strictObject(fields).partial(),
  response: Holiday,
  problems: ['holidays.taken'],
})

export const removeHoliday = endpoint({
  id: 'holidays.remove',
  method: 'DELETE',
  path: 'api/panel/company/holiday/{id}',
  access,
  summary: 'Remove a holiday',
  params: ById,
})

const Listed = z.object({
  date: Day,
  name: z.string(),
  name_local: z.string().nullable(),
  /** As its reader calls it. */
  title: z.string(),
  region: z.string().nullable(),
})

export const importPreset = endpoint({
  id: 'holidays.importPreset',
  method: 'POST',
  path: 'api/panel/company/holiday/import/preset',
  access,
  summary:
    'Take a year of the country’s calendar, for the whole country and these states; preview stores nothing, replace takes away the calendar’s days of other states',
  body: z.strictObject({
    year: z.coerce.number().int().min(1900).max(2199),
    regions: z.array(z.string().trim().max(60)).max(50).default([]),
    replace: Flag.default(false),
    preview: Flag.default(false),
  }),
  response: z.object({
    added: z.array(Listed),
    removed: z.array(Listed),
    /** Those of the calendar that were there already. */
    there: z.number().int(),
    stored: z.boolean(),
  }),
  problems: ['holidays.no-calendar', 'holidays.unknown-region'],
})

export const holidayChoices = endpoint({
  id: 'holidays.choices',
  method: 'GET',
  path: 'api/panel/company/holiday/choices',
  access: { to: 'area', of: ['holiday', 'makeUpDay'] },
  summary: 'What holidays of this country may be: kinds, day types, states, and the years its calendar is known for',
  response: z.object({
    kinds: z.array(z.string()),
    day_types: z.array(z.string()),
    regions: z.array(z.string()),
    years: z.array(z.number().int()),
    /** The company's own state, where the calendar knows it. */
    own_region: z.string().nullable(),
  }),
})

export const touchedBy = endpoint({
  id: 'holidays.touchedBy',
  method: 'POST',
  path: 'api/panel/company/holiday/touched',
  access: { to: 'area', of: ['holiday', 'makeUpDay'] },
  summary: 'What a change of these days touches: people, months of pay, what was asked for on them',
  body: z.strictObject({ dates: z.array(DateText).min(1).max(1_000) }),
  response: z.array(z.string()),
})
