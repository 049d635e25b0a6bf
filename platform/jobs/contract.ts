/** Long work goes on as a job: seen in the tray, cancelled safely at any moment, its result kept. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant } from '#platform/contract/fields.ts'

export const JobView = z.object({
  id: Id,
  kind: z.string(),
  name: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  done: z.number().int(),
  total: z.number().int().nullable(),
  result: z.unknown().nullable(),
  problem: z.object({ message: z.string() }).nullable(),
  created_at: Instant,
  finished_at: Instant.nullable(),
  /** The page on which its result is seen. */
  link: z.string().nullable(),
})

export const jobs = endpoint({
  id: 'jobs.list',
  method: 'GET',
  path: 'api/panel/job',
  access: { to: 'company' },
  summary: 'My jobs of the last days, newest first',
  response: z.array(JobView),
})
export const job = endpoint({
  id: 'jobs.one',
  method: 'GET',
  path: 'api/panel/job/{id}',
  access: { to: 'company' },
  summary: 'One of my jobs',
  params: z.object({ id: Id }),
  response: JobView,
})
export const process = endpoint({
  id: 'jobs.process',
  method: 'GET',
  path: 'api/panel/process',
  access: { to: 'company' },
  summary: 'How far my last job of this kind or name has come',
  query: z.object({ name: z.string().trim().min(1).max(255) }),
  response: z.object({
    name: z.string(),
    status: z.enum(['idle', 'running', 'done', 'failed']),
    progress: z.number().int(),
    message: z.string(),
    error_count: z.number().int(),
  }),
})
export const cancelJob = endpoint({
  id: 'jobs.cancel',
  method: 'POST',
  path: 'api/panel/job/{id}/cancel',
  access: { to: 'company' },
  summary: 'Stop a job; nothing half-done stays',
  params: z.object({ id: Id }),
  response: JobView,
})
