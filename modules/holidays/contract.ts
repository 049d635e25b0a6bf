/** Public holidays. Entering and changing one's own comes with the holiday screens. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

export const Holiday = z.object({
  id: z.string(),
  date: z.string(),
  name: z.string(),
  name_local: z.string().nullable(),
  /** Null for the whole country. */
  region: z.string().nullable(),
  kind: z.string(),
  /** confirmed, unconfirmed (one source), estimated (depends on the moon). */
  standing: z.string(),
  origin: z.string(),
})

export const holidays = endpoint({
  id: 'holidays.list',
  method: 'GET',
  path: 'api/panel/company/holiday',
  access: { to: 'area', of: ['holiday'] },
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
