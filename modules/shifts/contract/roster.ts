/** The roster: who works what on which day, and its states. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Flag, Id } from '#platform/contract/fields.ts'
import { confirm, planning, Roster, RosterPerson, ruling, span, withDepartments } from './shift-types.ts'

const changed = { access: planning, response: Roster, problems: ['shifts.locked', 'shifts.confirm'] } as const

export const showRoster = endpoint({
  id: 'shifts.show',
  method: 'POST',
  path: 'api/panel/shift/show',
  access: planning,
  summary: 'The roster of people within sight, every day of the span; at most 92 days',
  body: z.strictObject({
    ...withDepartments,
    employee_ids: z.array(Id).max(2_000).optional(),
    is_manager: Flag.default(false),
    /** The first so many alone, with whoever has shifts in the span before all others. */
    limit: z.number().int().min(1).max(500).optional(),
  }),
  response: Roster,
})
export const setCells = endpoint({
  id: 'shifts.cells',
  method: 'POST',
  path: 'api/panel/shift/cells',
  summary: 'Write cells of the roster, all or none; `was`: the shifts that were seen there',
  body: z.strictObject({
    cells: z
      .array(
        z.strictObject({
          employee_id: Id,
          date: DateText,
          shift_ids: z.array(Id).max(6),
          was: z.array(Id).max(6).optional(),
        }),
      )
      .min(1)
      .max(20_000),
    ...confirm,
  }),
  ...changed,
  problems: [...changed.problems, 'shifts.changed-meanwhile'],
})
const Both = z.object({ id: Id, shiftId: Id })
const dates = { dates: z.array(DateText).min(1).max(400) }
export const addShift = endpoint({
  id: 'shifts.add',
  method: 'POST',
  path: 'api/panel/shift/add/{id}/shift/{shiftId}',
  summary: 'Put a shift on days of somebody, beside what stands there',
  params: Both,
  body: z.strictObject({ ...dates, ...confirm }),
  ...changed,
})
export const takeShift = endpoint({
  id: 'shifts.take',
  method: 'DELETE',
  path: 'api/panel/shift/remove/{id}/shift/{shiftId}',
  summary: 'Take a shift from days of somebody',
  params: Both,
  body: z.strictObject(dates),
  ...changed,
})
export const replacePerson = endpoint({
  id: 'shifts.replace',
  method: 'PATCH',
  path: 'api/panel/shift/replace/{fromId}/to/{toId}',
  summary: 'Give somebody’s shift of a day to somebody else',
  params: z.object({ fromId: Id, toId: Id }),
  body: z.strictObject({ date: DateText, shift_id: Id, ...confirm }),
  ...changed,
})
export const replacementList = endpoint({
  id: 'shifts.replacements',
  method: 'GET',
  path: 'api/panel/shift/getReplacingEmployeeList/{a}/{b}',
  access: planning,
  summary: 'Who is free on a day to take over somebody’s shifts, and what speaks against each',
  params: z.object({ a: Id, b: DateText }),
  response: z.array(RosterPerson.omit({ days: true }).extend({ findings: z.array(z.string()) })),
})
export const confirmRoster = endpoint({
  id: 'shifts.confirmAll',
  method: 'PATCH',
  path: 'api/panel/shift/confirm/all',
  access: planning,
  summary: 'Confirm the days of a span: their people see them and are told; preview=1 stores nothing',
  query: z.object({ preview: z.enum(['0', '1']).optional() }),
  body: z.strictObject(withDepartments),
  response: z.object({
    confirmed: z.number().int(),
    /** Of a preview alone. */
    look: z
      .object({
        people: z.array(z.object({ id: Id, full_name: z.string(), days: z.number().int() })),
        /** Days of the span that people see already: what changed there, they were told when it changed. */
        seen_already: z.number().int(),
        /** The days are locked as well. */
        locks: z.boolean(),
        findings: z.array(z.string()),
      })
      .optional(),
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
  id: 'shifts.lockTw',
  path: 'api/panel/shift/tw/schedule/status',
  summary: 'Lock the days of a span, those without cells as well, or open them (Taiwan)',
  ...lock,
})
export const lockMy = endpoint({
  id: 'shifts.lockMy',
  path: 'api/panel/shift/my/schedule/status',
  summary: 'Lock the days of a span, those without cells as well, or open them (Malaysia, Philippines)',
  ...lock,
})
export const departmentAccess = endpoint({
  id: 'shifts.departments',
  method: 'GET',
  path: 'api/panel/shift/department/access',
  access: planning,
  summary: 'Departments whose people somebody plans',
  response: z.array(z.object({ id: Id, name: z.string() })),
})
export const totalHours = endpoint({
  id: 'shifts.totalHours',
  method: 'POST',
  path: 'api/panel/shift/totalShiftHour/{id}',
  access: planning,
  summary: 'Somebody’s planned hours, by weeks from Monday',
  params: z.object({ id: Id }),
  body: z.strictObject(span),
  response: z.object({
    total_hours: z.string(),
    weeks: z.array(z.object({ week: z.string(), hours: z.string(), exceeds_45: z.boolean() })),
  }),
})
const Order = z.array(z.object({ employee_id: Id, order: z.number().int() }))
export const order = endpoint({
  id: 'shifts.order',
  method: 'GET',
  path: 'api/panel/shift/employee/sort/{a}/{b}',
  access: planning,
  summary: 'In which order a department’s people stand in the planner',
  params: z.object({ a: Id, b: z.enum(['0', '1']) }),
  response: Order,
})
export const setOrder = endpoint({
  id: 'shifts.setOrder',
  method: 'PATCH',
  path: 'api/panel/shift/employee/sort',
  access: planning,
  summary: 'Put a department’s people in order',
  body: z.strictObject({ department_id: Id, employee_ids: z.array(Id).max(2_000) }),
  response: Order,
})
const Day = Id.nullable().default(null)
const Week = z.object({ mon: Day, tue: Day, wed: Day, thu: Day, fri: Day, sat: Day, sun: Day })
export const applyWeek = endpoint({
  id: 'shifts.applyWeek',
  method: 'POST',
  path: 'api/panel/shift/applyWeeklySchedule',
  access: planning,
  summary: 'Fill a span by a week or by a pattern that repeats, for many people; preview=1 stores nothing',
  query: z.object({ preview: z.enum(['0', '1']).optional() }),
  body: z.strictObject({
    employee_ids: z.array(Id).min(1).max(2_000),
    ...span,
    week: Week.optional(),
    pattern: z.array(Id.nullable()).min(1).max(28).optional(),
    /** At which place of the pattern somebody begins; at the first where nothing is said. */
    starts: z
      .array(z.strictObject({ employee_id: Id, place: z.number().int().min(1).max(28) }))
      .max(2_000)
      .optional(),
    ...confirm,
  }),
  response: z.object({ applied: z.number().int(), warnings: z.array(z.string()) }),
  problems: ['shifts.locked', 'shifts.confirm'],
})
export const weekOf = endpoint({
  id: 'shifts.weekOf',
  method: 'GET',
  path: 'api/panel/shift/getWeeklySchedule/{id}',
  access: planning,
  summary: 'The week that was last applied to somebody',
  params: z.object({ id: Id }),
  response: Week,
})
