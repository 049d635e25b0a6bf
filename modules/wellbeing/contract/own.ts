/** One's own: help lines, and letting somebody at the company know. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { HelpLines, OwnAlert, Person, Told } from './types.ts'

const access = { to: 'area', of: ['wellbeing.own'] } as const
const params = z.object({ id: Id })

export const ownWellbeing = endpoint({
  id: 'wellbeing.own',
  method: 'GET',
  path: 'api/emp/wellbeing',
  access,
  summary: 'Help lines of the country with what is open now, who could be told, and what one told',
  response: z.object({ lines: HelpLines, reviewers: z.array(Person), alerts: z.array(OwnAlert) }),
})
export const tellReviewers = endpoint({
  id: 'wellbeing.tell',
  method: 'POST',
  path: 'api/emp/wellbeing/alert',
  status: 201,
  access,
  summary: 'Let reviewers know, with consent: this text and no other, to all of them but those named',
  body: Told,
  response: z.object({ id: Id }),
  problems: ['wellbeing.nobody', 'wellbeing.nobody-left', 'wellbeing.unknown-reviewer'],
})
export const takeBackAlert = endpoint({
  id: 'wellbeing.takeBack',
  method: 'DELETE',
  path: 'api/emp/wellbeing/alert/{id}',
  access,
  params,
  summary: 'Take back what one told while nobody has taken it on; its text is erased',
  response: z.null(),
  problems: ['wellbeing.is-taken'],
})
export const askToClose = endpoint({
  id: 'wellbeing.askToClose',
  method: 'POST',
  path: 'api/emp/wellbeing/alert/{id}/close',
  access,
  params,
  summary: 'Ask whoever has taken it on to close it',
  response: z.null(),
  problems: ['wellbeing.not-taken'],
})
