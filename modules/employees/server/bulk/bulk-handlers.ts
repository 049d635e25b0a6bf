/** Bulk actions on chosen people: how they clock in, where others see them, their manager, their department. */
import { plainDateOf } from '#kernel/plain-date.ts'
import { limitedPlacesOf, setPlacesOf } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { Refusal, type Reply, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import {
  attendanceMethod,
  attendanceMethods,
  bulkAttendanceMethod,
  bulkDepartment,
  bulkDisplayOptions,
  bulkManager,
} from '../../contract/many.ts'
import { invalid } from '../invalid.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { wrongPlaces } from '../places.ts'
import { type BulkTold, bulkChange, type Wanted } from './bulk-change.ts'
import type { BulkPlan } from './bulk-plan.ts'
import { namesOf, staffIdOf } from './names-store.ts'

export const bulkHandlers = (needs: EmployeesNeeds): readonly Handler[] => [
  on(bulkAttendanceMethod, (call) =>
    answered(call, needs, 'attendance_method', async () => ({ attendance_methods: methodsText(call.body.methods) })),
  ),

  on(bulkDisplayOptions, (call) => answered(call, needs, 'display_options', async () => call.body.options)),

  on(bulkManager, (call) =>
    answered(
      call,
      needs,
      'manager',
      async (tx) => {
        const { manager_id } = call.body
        const errors = await wrongPlaces(tx, call.company.companyId, { manager_id })
        if (Object.keys(errors).length > 0) throw new Refusal(invalid(errors))
        return { manager_staff_id: manager_id && (await staffIdOf(tx, call.company.companyId, manager_id)) }
      },
      planOf(call.body.moved_on, { manager_id: call.body.manager_id }),
    ),
  ),

  on(bulkDepartment, (call) =>
    answered(
      call,
      needs,
      'department',
      async (tx) => {
        const { department_id, division_id = null } = call.body
        const errors = await wrongPlaces(tx, call.company.companyId, { department_id, division_id })
        if (Object.keys(errors).length > 0) throw new Refusal(invalid(errors))
        return namesOf(tx, call.company.companyId, call.body)
      },
      planOf(call.body.moved_on, {
        department_id: call.body.department_id,
        division_id: call.body.division_id ?? null,
      }),
    ),
  ),

  on(attendanceMethod, async (call) => {
    const { employee_id, methods, coordinate_ids } = call.body
    const wanted = async () => ({ attendance_methods: methodsText(methods) })
    const also = async (tx: Tx) => {
      if (coordinate_ids) await setPlacesOf(tx, call, { employeeId: employee_id, wanted: coordinate_ids })
    }
    await bulkChange(call, needs, {
      employeeIds: [employee_id],
      action: 'attendance_method',
      preview: false,
      wanted,
      also,
    })
    const { companyId } = call.company
    const places = await call.company.read((tx) => limitedPlacesOf(tx, companyId, employee_id))
    return reply({ employee_id, methods: [...methods], coordinate_ids: places }, { messageKey: 'employees.changed' })
  }),
]

type AnyCall =
  | Call<typeof bulkAttendanceMethod>
  | Call<typeof bulkDisplayOptions>
  | Call<typeof bulkManager>
  | Call<typeof bulkDepartment>

async function answered(
  call: AnyCall,
  needs: EmployeesNeeds,
  action: string,
  wanted: Wanted,
  plan?: BulkPlan,
): Promise<Reply<BulkTold>> {
  const { body, query } = call
  const preview = query.preview === '1'
  const bulk = { employeeIds: body.employee_ids, action, preview, wanted, plan }
  const told = await bulkChange(call, needs, bulk)
  return preview
    ? reply(told)
    : reply(told, { messageKey: 'employees.bulk-changed', params: { changed: told.changed } })
}

/** Always in one order, so that equal choices are equal. */
const methodsText = (methods: readonly string[]): string =>
  attendanceMethods.filter((method) => methods.includes(method)).join('|')

const planOf = (on: string | undefined, places: BulkPlan['places']): BulkPlan | undefined =>
  on === undefined ? undefined : { on: plainDateOf(on), places }
