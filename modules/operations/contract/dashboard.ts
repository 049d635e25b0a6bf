/** The installation as its operators see it: numbers over all companies, no person's data. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant } from '#platform/contract/fields.ts'

const State = z.object({ state: z.string(), count: z.number().int() })

export const operationsDashboard = endpoint({
  id: 'operations.dashboard',
  method: 'GET',
  path: 'api/path/ops/dashboard',
  access: { to: 'operations', roles: ['Ops', 'Latest System Update Ops'] },
  summary: 'Companies, people, this month’s pay runs, mails and jobs of the whole installation; every reading is kept',
  query: z.object({ reason: z.string().trim().min(1).max(255).optional() }),
  response: z.object({
    companies: z.object({
      active: z.number().int(),
      disabled: z.number().int(),
      by_country: z.array(
        z.object({
          country: z.string(),
          active: z.number().int(),
          disabled: z.number().int(),
          /** Employed today, in companies of any state. */
          people: z.number().int(),
        }),
      ),
      newest: z.array(
        z.object({
          id: Id,
          name: z.string(),
          country: z.string(),
          state: z.string(),
          package: z.string(),
          headcount_limit: z.number().int(),
          people: z.number().int(),
          created_at: Instant,
        }),
      ),
    }),
    accounts: z.object({
      active: z.number().int(),
      invited: z.number().int(),
      disabled: z.number().int(),
      signed_in_last_week: z.number().int(),
    }),
    /** Of the month it is in the timezone of the companies' own run. */
    runs: z.object({ month: z.string(), by_state: z.array(State), payslips: z.number().int() }),
    mail: z.object({
      /** False: mails wait in the outbox, where they can be looked at. */
      server: z.boolean(),
      waiting: z.number().int(),
      failed: z.number().int(),
      oldest_waiting_at: Instant.nullable(),
    }),
    jobs: z.object({
      open: z.number().int(),
      failed_last_week: z.number().int(),
      newest_failures: z.array(
        z.object({ id: Id, kind: z.string(), company: z.string(), message: z.string(), finished_at: Instant }),
      ),
    }),
    system: z.object({
      version: z.string(),
      database: z.enum(['embedded', 'postgres']),
      database_bytes: z.number().int(),
      newest_migration: z.string().nullable(),
      demonstration: z.boolean(),
    }),
  }),
})
