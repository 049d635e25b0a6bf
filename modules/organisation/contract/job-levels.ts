/** Job levels, the highest first. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, ShortText } from '#platform/contract/fields.ts'
import { ById, Count, everybody, writers } from './shared.ts'

const JobLevel = z.object({
  id: Id,
  name: z.string(),
  /** 1 is the highest. */
  order: Count,
  employees_count: Count,
  former_count: Count,
  positions_count: Count,
})
const Order = z.coerce.number().int().min(1)

export const jobLevels = endpoint({
  id: 'organisation.jobLevels',
  method: 'GET',
  path: 'api/panel/employee/jobLevel/list',
  access: everybody,
  summary: 'Job levels, the highest first',
  response: z.array(JobLevel),
})
export const createJobLevel = endpoint({
  id: 'organisation.createJobLevel',
  method: 'POST',
  path: 'api/panel/employee/jobLevel/store',
  status: 201,
  access: writers,
  summary: 'Add a job level; without an order it becomes the lowest',
  body: z.object({ name: ShortText, order: Order.optional() }).strict(),
  response: JobLevel,
  problems: ['organisation.name-taken'],
})
export const changeJobLevel = endpoint({
  id: 'organisation.changeJobLevel',
  method: 'POST',
  path: 'api/panel/employee/jobLevel/update/{id}',
  access: writers,
  summary: 'Rename a job level or move it to another place in the order',
  params: ById,
  body: z.object({ name: ShortText.optional(), order: Order.optional() }).strict(),
  response: JobLevel,
  problems: ['organisation.name-taken'],
})
export const removeJobLevel = endpoint({
  id: 'organisation.removeJobLevel',
  method: 'POST',
  path: 'api/panel/employee/jobLevel/delete/{id}',
  access: writers,
  summary: 'Remove a job level that nobody and no position has',
  params: ById,
  problems: ['organisation.level-in-use', 'organisation.in-use'],
})
