/** Who is on call on which day, and the states of days. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id } from '#platform/contract/fields.ts'
import { confirm, dates, planning, ruling, StandbyPlan, span, withDepartments } from './types.ts'

const changed = { access: planning, response: StandbyPlan, problems: ['standby.locked', 'standby.confirm'] } as const

export const showPlan = endpoint({
  id: 'standby.show',
  method: 'POST',
  path: 'api/panel/standby/schedule',
  access: planning,
  summary: 'The standby plan of people within sight, every day of the span; at most 92 days',
  body: z.strictObject({ ...withDepartments, is_manager: Flag.default(false) }),
  response: StandbyPlan,
})
export const setDays = endpoint({
  id: 'standby.cells',
  method: 'POST',
  path: 'api/panel/standby/schedule/cells',
  summary: 'Write days of the plan, all or none; `was`: the standbys that were seen there',
  body: z.strictObject({
    cells: z
      .array(
        z.strictObject({
          employee_id: Id,
          date: DateText,
          standby_ids: z.array(Id).max(6),
          was: z.array(Id).max(6).optional(),
        }),
      )
      .min(1)
      .max(20_000),
    ...confirm,
  }),
  ...changed,
  problems: [...changed.problems, 'standby.changed-meanwhile'],
})
const Both = z.object({ employeeId: Id, standbyId: Id })
export const addStandby = endpoint({
  id: 'standby.add',
  method: 'POST',
  path: 'api/panel/standby/schedule/employee/{employeeId}/add/standby/{standbyId}',
  summary: 'Put somebody on call on days, beside what stands there',
  params: Both,
  body: z.strictObject({ ...dates, ...confirm }),
  ...changed,
})
export const takeStandby = endpoint({
  id: 'standby.take',
  method: 'POST',
  path: 'api/panel/standby/schedule/employee/{employeeId}/remove/standby/{standbyId}',
  summary: 'Take a standby from days of somebody',
  params: Both,
  body: z.strictObject(dates),
  ...changed,
})
export const replacePerson = endpoint({
  id: 'standby.replace',
  method: 'PATCH',
  path: 'api/panel/standby/schedule/replace/{fromId}/to/{toId}',
  summary: 'Give somebody’s standby of a day to somebody else',
  params: z.object({ fromId: Id, toId: Id }),
  body: z.strictObject({ date: DateText, standby_id: Id, ...confirm }),
  ...changed,
})
export const confirmPlan = endpoint({
  id: 'standby.confirmAll',
  method: 'PATCH',
  path: 'api/panel/standby/schedule/confirm/all',
  access: planning,
  summary: 'Confirm the days of a span: their people see them, are told, and are paid',
  body: z.strictObject(withDepartments),
  response: z.object({
    confirmed: z.number().int(),
    /** Days with an allowance in months that no pay reaches any more: it is paid in none. */
    beyond_pay: z.number().int().optional(),
  }),
})
const lock = {
  method: 'POST',
  access: ruling,
  body: z.strictObject({ ...withDepartments, is_locked: Flag }),
  response: z.object({ locked: z.number().int() }),
} as const
export const lockTw = endpoint({
  id: 'standby.lockTw',
  path: 'api/panel/standby/schedule/tw/status',
  summary: 'Lock the days of a span, those without standby as well, or open them (Taiwan)',
  ...lock,
})
export const lockMy = endpoint({
  id: 'standby.lockMy',
  path: 'api/panel/standby/schedule/my/status',
  summary: 'Lock the days of a span, those without standby as well, or open them (Malaysia, Philippines)',
  ...lock,
})
export const ownStandby = endpoint({
  id: 'standby.own',
  method: 'GET',
  path: 'api/emp/standby',
  access: { to: 'area', of: ['standby.own'] },
  summary: 'One’s own confirmed standby of a span',
  query: z.object(span),
  response: z.array(z.object({ date: Day, id: Id, name: z.string(), start_time: z.string(), end_time: z.string() })),
})
