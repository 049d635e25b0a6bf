/** Kinds of standby: the list, and what is done with one. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id } from '#platform/contract/fields.ts'
import { confirm, planning, ruling, StandbyView, standbyFields } from './types.ts'

const params = z.object({ id: Id })

export const standbys = endpoint({
  id: 'standby.list',
  method: 'GET',
  path: 'api/panel/standby/list',
  also: ['api/panel/standby'],
  access: planning,
  summary: 'Kinds of standby by their hours; amounts are null for whoever only plans',
  query: z.object({ is_manager: Flag.default(false) }),
  response: z.array(StandbyView),
})
export const departmentAccess = endpoint({
  id: 'standby.departments',
  method: 'GET',
  path: 'api/panel/standby/department/access',
  access: planning,
  summary: 'Departments whose people somebody plans',
  response: z.array(z.object({ id: Id, name: z.string() })),
})
export const createStandby = endpoint({
  id: 'standby.create',
  method: 'POST',
  path: 'api/panel/standby/store',
  status: 201,
  access: ruling,
  summary: 'Add a kind of standby',
  body: z.strictObject(standbyFields),
  response: StandbyView,
  problems: ['standby.short-name-taken'],
})
export const changeStandby = endpoint({
  id: 'standby.change',
  method: 'POST',
  path: 'api/panel/standby/update/{id}',
  access: ruling,
  summary: 'Change a kind of standby; only what is sent changes. What its new hours find in the plan is asked',
  params,
  body: z.strictObject(standbyFields).partial().extend(confirm),
  response: StandbyView,
  problems: ['standby.short-name-taken', 'standby.confirm'],
})
export const switchStandby = endpoint({
  id: 'standby.switch',
  method: 'PATCH',
  path: 'api/panel/standby/status/{id}',
  access: ruling,
  summary: 'Switch a kind of standby off, so that it is put into no more days, or on again',
  params,
  body: z.strictObject({ status: z.coerce.number().int().min(0).max(1) }),
  response: StandbyView,
})
export const standbyEarnings = endpoint({
  id: 'standby.earningTypes',
  method: 'GET',
  path: 'api/panel/standby/earningTypes',
  access: { to: 'area', of: ['standby.amounts'] },
  summary: 'Types of earning that the allowance may be paid as; the usual one first',
  response: z.array(z.object({ code: z.string(), name: z.string(), is_usual: z.boolean() })),
})
