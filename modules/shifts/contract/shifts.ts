/** Shifts: the list, and what is done with one. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id } from '#platform/contract/fields.ts'
import { ById, confirm, planning, ruling, ShiftView, shiftFields } from './shift-types.ts'

const list = { access: planning, response: z.array(ShiftView) } as const
const also = ['api/panel/shift'] as const
const Shown = z.object({ is_manager: Flag.default(false) })

export const shifts = endpoint({
  id: 'shifts.list',
  method: 'GET',
  path: 'api/panel/shift/index',
  also,
  summary: 'Shifts, with OFF and REST, by their hours',
  query: Shown,
  ...list,
})
export const findShifts = endpoint({
  id: 'shifts.find',
  method: 'POST',
  path: 'api/panel/shift/index',
  also,
  summary: 'Shifts of departments, in a state, or by a part of their name',
  body: Shown.extend({
    department_ids: z.array(Id).max(500).optional(),
    status: z.coerce.number().int().min(0).max(1).optional(),
    search: z.string().trim().max(255).optional(),
  }).strict(),
  ...list,
})
export const createShift = endpoint({
  id: 'shifts.create',
  method: 'POST',
  path: 'api/panel/shift/store',
  status: 201,
  access: ruling,
  summary: 'Add a shift',
  body: z.strictObject({ ...shiftFields, break_minutes: shiftFields.break_minutes.default(0) }),
  response: ShiftView,
  problems: ['shifts.short-name-taken'],
})
export const changeShift = endpoint({
  id: 'shifts.change',
  method: 'POST',
  path: 'api/panel/shift/update/{id}',
  access: ruling,
  summary: 'Change a shift; only what is sent changes',
  params: ById,
  body: z
    .strictObject({ ...shiftFields })
    .partial()
    .extend(confirm),
  response: ShiftView,
  problems: ['shifts.short-name-taken', 'shifts.rest-stays', 'shifts.locked', 'shifts.in-past', 'shifts.confirm'],
})
export const removeShift = endpoint({
  id: 'shifts.remove',
  method: 'POST',
  path: 'api/panel/shift/delete/{id}',
  access: ruling,
  summary: 'Remove a shift that no confirmed day has; it goes from drafts',
  params: ById,
  problems: ['shifts.in-use', 'shifts.rest-stays'],
})
export const switchShift = endpoint({
  id: 'shifts.switch',
  method: 'PATCH',
  path: 'api/panel/shift/status/{id}',
  access: ruling,
  summary: 'Switch a shift off, so that it is put into no more days, or on again',
  params: ById,
  body: z.strictObject({ status: z.coerce.number().int().min(0).max(1) }),
  response: ShiftView,
})
export const earliestLatest = endpoint({
  id: 'shifts.earliestLatest',
  method: 'POST',
  path: 'api/panel/shift/earliestLatest',
  access: planning,
  summary: 'The earliest start and the latest end of shifts, or of what people have on a day',
  body: z.union([
    z.strictObject({ shift_ids: z.array(Id).min(1).max(500) }),
    z.strictObject({ employee_ids: z.array(Id).min(1).max(500), date: z.iso.date() }),
  ]),
  response: z.object({ earliest: z.string().nullable(), latest: z.string().nullable() }),
})
export const shiftEarnings = endpoint({
  id: 'shifts.earningTypes',
  method: 'GET',
  path: 'api/panel/shift/earningTypes',
  access: { to: 'area', of: ['schedule.amounts'] },
  summary: 'Types of earning that the allowance may be paid as; the usual one first',
  response: z.array(z.object({ code: z.string(), name: z.string(), is_usual: z.boolean() })),
})
