/** The tasks around one person who joins or leaves. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Id, Instant, ShortText } from '#platform/contract/fields.ts'
import { checklistKinds, owners, taskKinds } from '../model/tasks.ts'

const access = { to: 'area', of: ['onboarding'] } as const
const params = z.object({ id: Id })

export const TaskView = z
  .object({
    id: Id,
    name: z.string(),
    name_zh: z.string(),
    kind: z.enum(taskKinds),
    owner: z.enum(owners),
    role: z.string().nullable(),
    /** Names of those who may tick it. */
    who: z.array(z.string()),
    due_on: Day,
    done_on: Day.nullable(),
    waived_reason: z.string().nullable(),
    note: z.string().nullable(),
    by: z.string().nullable(),
  })
  .meta({ id: 'OnboardingTask' })
const MeetingView = z
  .object({
    id: Id,
    name: z.string(),
    host_id: Id,
    host_name: z.string(),
    starts_at: Instant,
    minutes: z.number().int(),
    place: z.string().nullable(),
    meeting_url: z.string().nullable(),
    sequence: z.number().int(),
  })
  .meta({ id: 'OrientationMeeting' })
export const Orientation = z
  .object({
    id: Id,
    /** Null of a candidate who accepted an offer and is no employee yet. */
    employee_id: Id.nullable(),
    candidate_id: Id.nullable(),
    staff_id: z.string().nullable(),
    full_name: z.string(),
    department: z.string().nullable(),
    kind: z.enum(checklistKinds),
    /** The last day of who leaves. */
    first_day: Day,
    checklist_ids: z.array(Id),
    done: z.number().int(),
    late: z.number().int(),
    tasks: z.array(TaskView),
    meetings: z.array(MeetingView),
    /** Of the company, in which its meetings are told. */
    timezone: z.string(),
  })
  .meta({ id: 'Orientation' })

export const orientations = endpoint({
  id: 'onboarding.orientations',
  method: 'GET',
  path: 'api/panel/onboarding/orientation',
  access,
  summary: 'Who is joining or leaving, with every task, the newest day first',
  query: z.object({ employee_id: Id.optional(), kind: z.enum(checklistKinds).optional() }),
  response: z.array(Orientation),
})
export const orientation = endpoint({
  id: 'onboarding.orientation',
  method: 'GET',
  path: 'api/panel/onboarding/orientation/{id}',
  access,
  params,
  summary: 'The tasks around one person',
  response: Orientation,
})
export const beginOrientation = endpoint({
  id: 'onboarding.begin',
  method: 'POST',
  path: 'api/panel/onboarding/orientation',
  status: 201,
  access,
  summary: 'Begin the tasks of somebody who joins or leaves; without checklists those that fit the person',
  body: z
    .strictObject({
      employee_id: Id.optional(),
      /** Of somebody who accepted an offer; they are in orientation then. */
      candidate_id: Id.optional(),
      kind: z.enum(checklistKinds).default('joining'),
      checklist_ids: z.array(Id).max(20).optional(),
      first_day: DateText.optional(),
    })
    .refine(({ employee_id, candidate_id }) => (employee_id === undefined) !== (candidate_id === undefined), {
      message: 'onboarding.who',
      path: ['employee_id'],
    })
    .refine(({ candidate_id, kind }) => candidate_id === undefined || kind === 'joining', {
      message: 'onboarding.joins',
      path: ['kind'],
    }),
  response: Orientation,
  problems: ['onboarding.invalid', 'candidates.not-accepted'],
})
export const changeOrientation = endpoint({
  id: 'onboarding.change',
  method: 'PATCH',
  path: 'api/panel/onboarding/orientation/{id}',
  access,
  params,
  summary: 'Move the day: open tasks move with it',
  body: z.strictObject({ first_day: DateText }),
  response: Orientation,
  problems: ['onboarding.invalid'],
})
export const removeOrientation = endpoint({
  id: 'onboarding.remove',
  method: 'DELETE',
  path: 'api/panel/onboarding/orientation/{id}',
  access,
  params,
  summary: 'Take the tasks of a person away',
  response: z.null(),
})
export const changeTask = endpoint({
  id: 'onboarding.changeTask',
  method: 'PATCH',
  path: 'api/panel/onboarding/orientation/task/{id}',
  access,
  params,
  summary: 'Tick a task for whoever did it, leave it out with a reason, open it again, or give it another day',
  body: z.strictObject({ state: z.enum(['open', 'done', 'waived']), reason: ShortText, due_on: DateText }).partial(),
  response: Orientation,
  problems: ['onboarding.invalid'],
})
