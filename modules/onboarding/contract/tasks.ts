/** Tasks for whoever ticks them. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id } from '#platform/contract/fields.ts'
import { checklistKinds } from '../model/tasks.ts'
import { TaskView } from './orientations.ts'

const access = { to: 'area', of: ['onboarding.own'] } as const
const OwnTask = TaskView.omit({ who: true, role: true }).extend({
  orientation: z.enum(checklistKinds),
  about: z.string(),
  first_day: Day,
  /** About the caller. */
  is_mine: z.boolean(),
})

export const ownTasks = endpoint({
  id: 'onboarding.ownTasks',
  method: 'GET',
  path: 'api/emp/task',
  access,
  summary: 'Tasks that the caller may tick: what is open, by day, and what was done in the last thirty days',
  response: z.array(OwnTask),
})
export const doneTask = endpoint({
  id: 'onboarding.done',
  method: 'POST',
  path: 'api/emp/task/{id}/done',
  access,
  params: z.object({ id: Id }),
  summary: 'Tick one of the caller’s tasks; a paper is signed by the typed name',
  body: z.strictObject({ note: z.string().trim().max(255).default('') }),
  response: z.array(OwnTask),
  problems: ['onboarding.invalid', 'onboarding.is-done', 'exit.is-submitted', 'exit.is-completed', 'exit.is-withdrawn'],
})
