/** My own leaving: what notice I owe, giving it, taking it back, and what I am asked on going. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, LongText, ShortText } from '#platform/contract/fields.ts'
import { Law, OwnExitView, OwnNewExit, OwnPreview } from './types.ts'

const access = { to: 'area', of: ['exit.own'] } as const
const params = z.object({ id: Id })

export const ownExits = endpoint({
  id: 'exit.own',
  method: 'GET',
  path: 'api/emp/exit',
  access,
  summary: 'The caller’s own leavings, the latest first',
  response: z.array(OwnExitView),
})
export const ownChoices = endpoint({
  id: 'exit.ownChoices',
  method: 'GET',
  path: 'api/emp/exit/choices',
  access,
  summary: 'Reasons to choose from, and what the company asks whoever goes',
  response: z.object({
    reasons: z.array(z.object({ id: Id, name: z.string() })),
    questions: z.array(z.object({ id: z.string(), text: z.string(), text_zh: z.string() })),
  }),
})
export const ownPreview = endpoint({
  id: 'exit.ownPreview',
  method: 'POST',
  path: 'api/emp/exit/preview',
  access,
  summary: 'What notice I owe from a day on; nothing is stored',
  body: OwnPreview,
  response: Law,
  repeatable: true,
  problems: ['exit.invalid', 'exit.nobody'],
})
export const resign = endpoint({
  id: 'exit.resign',
  method: 'POST',
  path: 'api/emp/exit',
  status: 201,
  access,
  summary: 'Give notice of my resignation',
  body: OwnNewExit,
  response: OwnExitView,
  problems: ['exit.invalid', 'exit.nobody', 'exit.open-already'],
})
export const withdrawOwn = endpoint({
  id: 'exit.withdrawOwn',
  method: 'POST',
  path: 'api/emp/exit/{id}/withdraw',
  access,
  params,
  summary: 'Take my resignation back, until it is acknowledged',
  body: z.strictObject({ reason: ShortText }),
  response: OwnExitView,
  problems: ['exit.own-acknowledged', 'exit.is-completed', 'exit.is-withdrawn', 'exit.last-day-come'],
})
export const interview = endpoint({
  id: 'exit.interview',
  method: 'POST',
  path: 'api/emp/exit/{id}/interview',
  access,
  params,
  summary: 'What I say on going; my manager does not see it',
  body: z.strictObject({
    answers: z
      .array(z.strictObject({ id: z.string().trim().min(1).max(60), answer: LongText }))
      .min(1)
      .max(40),
  }),
  response: OwnExitView,
  problems: ['exit.invalid', 'exit.is-withdrawn'],
})
export const ownCertificate = endpoint({
  id: 'exit.ownCertificate',
  method: 'GET',
  path: 'api/emp/exit/{id}/certificate',
  access,
  params,
  summary: 'My certificate of service, in both languages',
  download: true,
  problems: ['exit.no-certificate'],
})
