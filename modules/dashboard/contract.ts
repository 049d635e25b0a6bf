/** What each role wants to see first. Parts the caller may not see are null. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { dueKeys, HomeRowShown } from '#platform/home/contract-types.ts'
import { setupKeys } from './model/setup.ts'

/** The id is null of those who are in none. */
const Named = z.object({ id: z.string().nullable(), name: z.string(), value: z.number() })

export const dashboard = endpoint({
  id: 'dashboard.view',
  method: 'GET',
  path: 'api/panel/dashboard',
  access: { to: 'company' },
  summary: 'People, what waits, the pay run’s state',
  query: z.object({ range: z.enum(['7', '30', '90']).default('30') }),
  response: z.object({
    people: z
      .object({
        /** A Reporting Manager alone sees his team, to any depth; everybody else the whole company. */
        scope: z.enum(['company', 'team']),
        active: z.number().int(),
        headcount_limit: z.number().int(),
        joined: z.number().int(),
        left: z.number().int(),
        /** Of as many days before those. */
        before: z.object({ joined: z.number().int(), left: z.number().int() }),
        by_department: z.array(Named),
        by_month: z.array(
          z.object({
            month: z.string(),
            headcount: z.number().int(),
            joined: z.number().int(),
            left: z.number().int(),
          }),
        ),
        birthdays: z.array(z.object({ employee_id: Id, full_name: z.string(), date: z.string() })),
        newcomers: z.array(
          z.object({ employee_id: Id, full_name: z.string(), position: z.string().nullable(), joined_on: z.string() }),
        ),
      })
      .nullable(),
    payroll: z
      .object({
        next: z.object({
          year: z.number().int(),
          month: z.number().int(),
          status: z.string(),
          stale: z.number().int(),
          to_look_at: z.number().int(),
        }),
        by_month: z.array(
          z.object({
            month: z.string(),
            gross_pay: z.string(),
            net_pay: z.string(),
            employer_cost: z.string(),
            /**
             * Of the regular run alone, as its page tells it: of the half at which the newest month stands, where it is
             * paid in two. The others are of all runs of the month.
             */
            run_net_pay: z.string(),
          }),
        ),
      })
      .nullable(),
    /** What waits for the caller, each with where to go. */
    waiting: z.array(z.object({ code: z.string(), text: z.string(), count: z.number().int(), to: z.string() })),
    /** The standing notice on the second factor, until it is on (safety V6). */
    notices: z.array(z.object({ code: z.string(), text: z.string(), to: z.string().nullable() })),
    holidays: z.array(z.object({ date: z.string(), name: z.string(), standing: z.string() })),
    /** The inbox's own count: for the caller, in all within sight, and since when the longest of the caller's waits. */
    approvals: z.object({ mine: z.number().int(), all: z.number().int(), oldest_on: z.string().nullable() }),
    /** Approved leave: how many people are away today, and who is today and on the six days after. */
    away: z
      .object({
        today: z.number().int(),
        week: z.array(
          z.object({
            employee_id: Id,
            full_name: z.string(),
            from: z.string(),
            to: z.string(),
            part: z.enum(['full', 'morning', 'afternoon']),
          }),
        ),
      })
      .nullable(),
    /** What modules put there, in the order of the page; one with nothing to say is not among them. */
    cards: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        width: z.enum(['half', 'full']),
        /** Figures that lead to lists of the same count, rows by their day, or a table by days from today. */
        view: z.enum(['counts', 'dates', 'days']),
        rows: z.array(HomeRowShown),
        /** How many others there are: `dashboard/due/{card}` tells them all. */
        more: z.number().int(),
      }),
    ),
    /** What a new company has still to do, until it is done or was put away. */
    setup: z
      .array(z.object({ key: z.enum(setupKeys), done: z.boolean(), count: z.number().int(), to: z.string() }))
      .readonly()
      .nullable(),
  }),
})

export const due = endpoint({
  id: 'dashboard.due',
  method: 'GET',
  path: 'api/panel/dashboard/due/{card}',
  access: { to: 'company' },
  summary: 'Every row of a card that tells what is due, as far as the caller may see it',
  params: z.object({ card: z.enum(dueKeys) }),
  response: z.object({ title: z.string(), rows: z.array(HomeRowShown) }),
})

export const dismissSetup = endpoint({
  id: 'dashboard.dismissSetup',
  method: 'POST',
  path: 'api/panel/dashboard/setup/dismiss',
  access: { to: 'area', of: ['company.settings'] },
  summary: 'Put the list of what is to be set up away for the whole company; `dismissed` false brings it back',
  body: z.object({ dismissed: z.boolean().default(true) }),
  response: z.object({ dismissed: z.boolean() }),
})
