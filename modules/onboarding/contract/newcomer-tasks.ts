/** A newcomer's own tasks, on the page of their link. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id } from '#platform/contract/fields.ts'
import { taskKinds } from '../model/tasks.ts'

const everyone = { to: 'everyone' } as const
const NewcomerTask = z.object({
  id: Id,
  name: z.string(),
  name_zh: z.string(),
  kind: z.enum(taskKinds),
  due_on: Day,
  done_on: Day.nullable(),
})

export const newcomerTasks = endpoint({
  id: 'onboarding.newcomerTasks',
  method: 'GET',
  path: 'api/career/newcomer/{token}/task',
  access: everyone,
  params: z.object({ token: z.string().max(120) }),
  summary: 'What a newcomer has to do, and what of it is done',
  response: z.array(NewcomerTask),
  problems: ['candidates.newcomer-over'],
})
export const newcomerDone = endpoint({
  id: 'onboarding.newcomerDone',
  method: 'POST',
  path: 'api/career/newcomer/{token}/task/{id}/done',
  access: everyone,
  params: z.object({ token: z.string().max(120), id: Id }),
  summary: 'Tick one of a newcomer’s tasks; a paper is signed by the typed name',
  body: z.strictObject({ note: z.string().trim().max(255).default('') }),
  response: z.array(NewcomerTask),
  problems: ['candidates.newcomer-over', 'onboarding.invalid', 'onboarding.is-done'],
})
