/** Days that are worked to make up for others that are off. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id, ShortText } from '#platform/contract/fields.ts'

const access = { to: 'area', of: ['makeUpDay'] } as const
const ById = z.object({ id: Id })

export const MakeUpDay = z.object({
  id: Id,
  /** People work on this day ... */
  date: Day,
  /** ... and are off on this one. */
  for_date: Day,
  name: z.string(),
})
const fields = { date: DateText, for_date: DateText, name: ShortText }

export const makeUpDays = endpoint({
  id: 'holidays.makeUpDays',
  method: 'GET',
  path: 'api/panel/company/makeUpDay',
  access,
  summary: 'Make-up days, by date; of one year where asked',
  query: z.object({
    year: z
      .string()
      .regex(/^(19|20|21)\d\d$/)
      .optional(),
  }),
  response: z.array(MakeUpDay),
})

export const createMakeUpDay = endpoint({
  id: 'holidays.createMakeUpDay',
  method: 'POST',
  path: 'api/panel/company/makeUpDay',
  status: 201,
  access,
  summary: 'Have a day worked, and another off for it',
  body: z.strictObject(fields),
  response: MakeUpDay,
  problems: ['holidays.make-up-taken'],
})

export const makeUpDay = endpoint({
  id: 'holidays.makeUpDay',
  method: 'GET',
  path: 'api/panel/company/makeUpDay/{id}',
  access,
  summary: 'One make-up day',
  params: ById,
  response: MakeUpDay,
})

export const changeMakeUpDay = endpoint({
  id: 'holidays.changeMakeUpDay',
  method: 'PATCH',
  path: 'api/panel/company/makeUpDay/{id}',
  access,
  summary: 'Change a make-up day; only what is sent changes',
  params: ById,
  body: z.strictObject(fields).partial(),
  response: MakeUpDay,
  problems: ['holidays.make-up-taken'],
})

export const removeMakeUpDay = endpoint({
  id: 'holidays.removeMakeUpDay',
  method: 'DELETE',
  path: 'api/panel/company/makeUpDay/{id}',
  access,
  summary: 'Remove a make-up day: both days are as they usually are',
  params: ById,
})

export const importMakeUpPreset = endpoint({
  id: 'holidays.importMakeUpPreset',
  method: 'POST',
  path: 'api/panel/company/makeUpDay/import/preset',
  access,
  summary: 'Take the make-up days that the country’s government announced for a year; preview stores nothing',
  body: z.strictObject({ year: z.coerce.number().int().min(1900).max(2199), preview: Flag.default(false) }),
  response: z.object({
    added: z.array(MakeUpDay.omit({ id: true })),
    there: z.number().int(),
    stored: z.boolean(),
  }),
  problems: ['holidays.no-make-up-days'],
})
