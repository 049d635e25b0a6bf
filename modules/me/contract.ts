import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id } from '#platform/contract/fields.ts'
import { HomeRowShown } from '#platform/home/contract-types.ts'

export const ownHome = endpoint({
  id: 'me.home',
  method: 'GET',
  path: 'api/emp/me',
  access: { to: 'company' },
  summary:
    'Who the caller is as an employee, what is due for them, and the next holidays; null for an account without employment',
  response: z.object({
    today: Day,
    employment: z
      .object({
        id: Id,
        staff_id: z.string(),
        full_name: z.string(),
        preferred_name: z.string().nullable(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        department: z.string().nullable(),
        position: z.string().nullable(),
        manager: z.string().nullable(),
        joined_on: Day,
        left_on: Day.nullable(),
      })
      .nullable(),
    /** What is due for the caller, the soonest first. */
    due: z.array(HomeRowShown),
    holidays: z.array(z.object({ date: Day, name: z.string(), standing: z.string() })),
  }),
})
