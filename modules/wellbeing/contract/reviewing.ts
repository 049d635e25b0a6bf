/** Alerts as reviewers read them, take them on, hand them over and close them. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { statuses } from '../model/alert.ts'
import { Alert, Change, WholeAlert } from './types.ts'

const access = { to: 'area', of: ['wellbeing'] } as const

export const alerts = endpoint({
  id: 'wellbeing.alerts',
  method: 'GET',
  path: 'api/panel/wellbeing/alert',
  access,
  summary:
    'Who asked for a reviewer, the most urgent and longest waiting first; never one’s own, nor what was not to reach one',
  query: z.object({ status: z.enum(statuses).exclude(['withdrawn']).optional() }),
  response: z.array(Alert),
})
export const alert = endpoint({
  id: 'wellbeing.alert',
  method: 'GET',
  path: 'api/panel/wellbeing/alert/{id}',
  access,
  params: z.object({ id: Id }),
  summary: 'One with what was told; the person sees who has read it',
  response: WholeAlert,
})
export const changeAlert = endpoint({
  id: 'wellbeing.change',
  method: 'PATCH',
  path: 'api/panel/wellbeing/alert',
  access,
  summary: 'Take one on, note something for reviewers, hand it over to another reviewer, or close it with its outcome',
  body: Change,
  response: Alert,
  problems: ['wellbeing.is-taken', 'wellbeing.not-yours', 'wellbeing.unknown-reviewer'],
})
