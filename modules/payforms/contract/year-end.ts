/** The end of a year of pay: what is still to be done, and closing it. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Instant } from '#platform/contract/fields.ts'
import { yearSteps } from '../model/year-end.ts'
import { base, readers, Year } from './types.ts'

const params = z.object({ year: Year })
const path = `${base}/yearEnd/{year}` as const
const admins = { to: 'area', of: ['payroll.reopen'] } as const

const YearEnd = z.object({
  year: z.number().int(),
  closed: z.object({ at: Instant, by: z.string() }).nullable(),
  steps: z.array(
    z.object({
      key: z.enum(yearSteps),
      label: z.string(),
      status: z.enum(['done', 'open', 'not_needed']),
      /** What is still open, or why nothing is. */
      why: z.string(),
      /** Where it is seen to. */
      link: z.string(),
    }),
  ),
})

export const yearEnd = endpoint({
  id: 'payforms.yearEnd',
  method: 'GET',
  path,
  access: readers,
  params,
  summary: 'The steps that end a year of pay, each with how far it is; a year without approved months is not there',
  response: YearEnd,
})
export const closeYear = endpoint({
  id: 'payforms.closeYear',
  method: 'POST',
  path: `${path}/close`,
  access: admins,
  params,
  body: z.strictObject({
    password: z.string().max(1024).optional(),
    code: z.string().trim().max(40).optional(),
    /** In spite of steps that are open. */
    confirm: Flag.optional(),
  }),
  summary: 'Close the year, with password or code: no month of it is opened again until the year is',
  response: YearEnd,
  problems: [
    'payforms.year-months-open',
    'payforms.year-close-despite',
    'payforms.year-is-closed',
    'identity.wrong-confirmation',
  ],
})
export const openYear = endpoint({
  id: 'payforms.openYear',
  method: 'POST',
  path: `${path}/open`,
  access: admins,
  params,
  body: z.strictObject({ reason: z.string().trim().min(1).max(5000) }),
  summary: 'Open a closed year again',
  response: YearEnd,
  problems: ['payforms.year-is-open'],
})
