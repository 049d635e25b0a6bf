/** Leaving, coming back, and being away for long, each from a day on. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id, OptionalText } from '#platform/contract/fields.ts'
import { EmployeePick } from './lists.ts'
import { NoneOr } from './person-fields.ts'

const ById = z.object({ id: Id })
const file = { to: 'area', of: ['employee.file'] } as const

/** Where somebody stands now and what is planned. */
export const Standing = z.object({
  id: Id,
  full_name: z.string(),
  status: z.string(),
  joined_on: Day,
  left_on: Day.nullable(),
  left_kind: z.string().nullable(),
  left_remark: z.string().nullable(),
  reassigned_on: Day.nullable(),
  sabbatical_from: Day.nullable(),
  sabbatical_to: Day.nullable(),
  sabbatical_remark: z.string().nullable(),
})

/** What leaving does, told before it is done. */
export const Consequences = z.object({
  /** The morning from which the account is closed; null without an account. */
  account_closes_on: Day.nullable(),
  /** People who stand under this manager. */
  reports: z.array(z.object({ id: Id, full_name: z.string() })),
  /** Changes of pay that would begin after the last day. */
  later_pay_changes: z.number().int(),
  is_last_admin: z.boolean(),
})

export const standing = endpoint({
  id: 'employees.standing',
  method: 'GET',
  path: 'api/panel/employee/status/show/{id}',
  access: file,
  summary: 'Where somebody stands: employed, leaving, away for long',
  params: ById,
  response: Standing,
})
export const leavingPreview = endpoint({
  id: 'employees.leavingPreview',
  method: 'GET',
  path: 'api/panel/employee/status/preview/{id}',
  access: file,
  summary: 'What leaving on this day would do',
  params: ById,
  query: z.object({ last_working_date: DateText }),
  response: Consequences,
})
export const disable = endpoint({
  id: 'employees.disable',
  method: 'PATCH',
  path: 'api/panel/employee/status/disable/{id}',
  access: file,
  summary: 'Terminate, or note a resignation; the account closes the morning after the last working day',
  params: ById,
  body: z
    .object({
      last_working_date: DateText,
      kind: z.enum(['resigned', 'terminated']).default('terminated'),
      exit_reason_id: NoneOr(Id).optional(),
      remark: OptionalText.optional(),
      /** Who takes over the people of a manager who leaves. */
      manager_id: NoneOr(Id).optional(),
    })
    .strict(),
  response: Standing,
  problems: [
    'employees.left-before-joining',
    'employees.last-admin',
    'employees.account-beyond',
    'employees.manager-circle',
  ],
})
export const enable = endpoint({
  id: 'employees.enable',
  method: 'PATCH',
  path: 'api/panel/employee/status/enable/{id}',
  access: file,
  summary: 'Reassign: take the leaving back, or begin another employment from a day on',
  params: ById,
  body: z
    .object({
      effective_date: DateText,
      department_id: NoneOr(Id).optional(),
      position_id: NoneOr(Id).optional(),
      remark: OptionalText.optional(),
    })
    .strict(),
  response: Standing,
  problems: [
    'employees.not-leaving',
    'employees.account-beyond',
    'employees.returns-too-soon',
    'employees.headcount-limit',
    'employees.suspended',
  ],
})
export const setSabbatical = endpoint({
  id: 'employees.setSabbatical',
  method: 'PATCH',
  path: 'api/panel/employee/update/sabbatical/status/{id}',
  access: file,
  summary: 'Send on a sabbatical from a day on (status 1), or end it (status 0)',
  params: ById,
  body: z
    .object({
      status: Flag,
      from: NoneOr(DateText).optional(),
      to: NoneOr(DateText).optional(),
      remark: OptionalText.optional(),
    })
    .strict(),
  response: Standing,
  problems: ['employees.no-sabbatical'],
})

export const sabbaticalEmployees = endpoint({
  id: 'employees.sabbatical',
  method: 'GET',
  path: 'api/panel/employee/getEmployeeSabbatical',
  access: { to: 'area', of: ['employee'] },
  summary: 'People who are away for long, with the days',
  response: z.array(EmployeePick.extend({ sabbatical_from: Day.nullable(), sabbatical_to: Day.nullable() })),
})
export const serviceAccounts = endpoint({
  id: 'employees.serviceAccounts',
  method: 'GET',
  path: 'api/panel/employee/getEmployeeServiceAccount',
  access: { to: 'area', of: ['employee'] },
  summary: 'Accounts of devices and programs, which belong to nobody in person',
  response: z.array(EmployeePick),
})
export const everybody = endpoint({
  id: 'employees.everybody',
  method: 'GET',
  path: 'api/panel/employee/getAllEmployeesAndServiceAcc',
  access: { to: 'area', of: ['employee'] },
  summary: 'All people and service accounts, marked',
  response: z.array(EmployeePick.extend({ is_service_account: z.boolean(), status: z.string() })),
})
