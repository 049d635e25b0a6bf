/** Meetings of an orientation, and the whole of it as a calendar and on paper. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { Orientation } from './orientations.ts'

const access = { to: 'area', of: ['onboarding'] } as const
const params = z.object({ id: Id })
const ofMeeting = z.object({ id: Id, meetingId: Id })

/** With an offset from UTC; without one in the company's own time. */
const Moment = z
  .string()
  .trim()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/, 'onboarding.moment')
  .refine(
    (text) => !Number.isNaN(Date.parse(/(Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`)),
    'onboarding.moment',
  )
const orNone = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal('').transform(() => null), schema])
const fields = {
  name: ShortText,
  host_id: Id,
  starts_at: Moment,
  minutes: z.coerce.number().int().min(5).max(1440),
  place: orNone(OptionalText).nullish(),
  meeting_url: orNone(z.url({ protocol: /^https$/, error: 'onboarding.link' }).max(500)).nullish(),
}
const OwnMeeting = z.object({
  id: Id,
  name: z.string(),
  starts_at: Instant,
  minutes: z.number().int(),
  place: z.string().nullable(),
  meeting_url: z.string().nullable(),
  /** With whom: the host, or for the host whoever joins or leaves. */
  person: z.string(),
  timezone: z.string(),
})

export const addMeeting = endpoint({
  id: 'onboarding.addMeeting',
  method: 'POST',
  path: 'api/panel/onboarding/orientation/{id}/meeting',
  status: 201,
  access,
  params,
  summary: 'Plan a meeting with a host; both are invited by mail',
  body: z.strictObject(fields),
  response: Orientation,
  problems: ['onboarding.invalid'],
})
export const changeMeeting = endpoint({
  id: 'onboarding.changeMeeting',
  method: 'PATCH',
  path: 'api/panel/onboarding/orientation/{id}/meeting/{meetingId}',
  access,
  params: ofMeeting,
  summary: 'Change a meeting; the invitations follow',
  body: z.strictObject(fields).partial(),
  response: Orientation,
  problems: ['onboarding.invalid'],
})
export const removeMeeting = endpoint({
  id: 'onboarding.removeMeeting',
  method: 'DELETE',
  path: 'api/panel/onboarding/orientation/{id}/meeting/{meetingId}',
  access,
  params: ofMeeting,
  summary: 'Call a meeting off; whoever was invited is told',
  response: Orientation,
})
export const orientationCalendar = endpoint({
  id: 'onboarding.calendar',
  method: 'GET',
  path: 'api/panel/onboarding/orientation/{id}/calendar',
  access,
  params,
  summary: 'The first day, tasks and meetings of one person as iCalendar',
  download: true,
})
export const orientationPrint = endpoint({
  id: 'onboarding.print',
  method: 'GET',
  path: 'api/panel/onboarding/orientation/{id}/print',
  access,
  params,
  summary: 'Tasks and meetings of one person on paper, in the language of the reader',
  download: true,
})
export const ownMeetings = endpoint({
  id: 'onboarding.ownMeetings',
  method: 'GET',
  path: 'api/emp/task/meeting',
  access: { to: 'area', of: ['onboarding.own'] },
  summary: 'Meetings to come that the caller hosts or is invited to',
  response: z.array(OwnMeeting),
})
export const newcomerMeetings = endpoint({
  id: 'onboarding.newcomerMeetings',
  method: 'GET',
  path: 'api/career/newcomer/{token}/meeting',
  access: { to: 'everyone' },
  params: z.object({ token: z.string().max(120) }),
  summary: 'Meetings of a newcomer',
  response: z.array(OwnMeeting),
  problems: ['candidates.newcomer-over'],
})
