/** Years of service or leave years: what another choice comes to, before it is made. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id, Paging } from '#platform/contract/fields.ts'
import { periods } from '../model/entitlement/by-leave-year.ts'
import { Shown } from './amounts.ts'

export const typePeriod = endpoint({
  id: 'leave.typePeriod',
  method: 'GET',
  path: 'api/panel/leave/type/{id}/period',
  access: { to: 'area', of: ['settings.leave'] },
  summary: 'What giving a type by years of service or by leave years comes to for each person, before it is chosen',
  params: z.object({ id: Id }),
  query: Paging.extend({ period: z.enum(periods).default('leave_year') }),
  response: z.object({
    /** The first day on which the choice holds; null where it holds as if it had always been so. */
    from: Day.nullable(),
    /** The leave year that is compared. */
    year: z.object({ from: Day, to: Day }),
    /** Of everybody; `people` are those of the page. */
    count: z.number().int(),
    people: z.array(
      z.object({
        employee_id: Id,
        staff_id: z.string(),
        full_name: z.string(),
        /** What runs into the year and is kept; null where nothing does. */
        kept_until: Day.nullable(),
        /** What begins in the year as it is now, and as it would be. */
        before: Shown,
        after: Shown,
      }),
    ),
  }),
})
