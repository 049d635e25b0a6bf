/** The people of the company: list, profile, adding one, adding many by a sheet. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Paging } from '#platform/contract/fields.ts'
import {
  BatchAnswer,
  CellError,
  EmployeeCreate,
  EmployeePick,
  EmployeeRow,
  EmploymentChange,
  EmploymentView,
  PayChange,
  PayView,
  PersonalChange,
  PersonalView,
} from './contract-types.ts'

const readers = { to: 'area', of: ['employee'] } as const
const writers = { to: 'area', of: ['employee.write'] } as const
const batch = { to: 'area', of: ['employee.batch'] } as const
const ById = z.object({ id: Id })

export const employees = endpoint({
  id: 'employees.list',
  method: 'GET',
  path: 'api/panel/employee/getAllEmployees',
  access: readers,
  summary: 'Everyone within the caller’s sight; search by name, staff id or e-mail in any script',
  query: Paging.extend({
    status: z.enum(['active', 'resigned', 'terminated', 'sabbatical']).optional(),
    department_id: Id.optional(),
    position_id: Id.optional(),
    joined_from: z.string().optional(),
    joined_to: z.string().optional(),
  }),
  response: z.array(EmployeeRow),
})

export const activeEmployees = endpoint({
  id: 'employees.active',
  method: 'GET',
  path: 'api/panel/employee/status/active/{x}',
  access: { to: 'company' },
  summary: 'Active people for pickers; x = 1 the caller’s own team, 0 the whole company (for roles that may see it)',
  params: z.object({ x: z.enum(['0', '1']) }),
  response: z.array(EmployeePick),
})

export const resignedEmployees = endpoint({
  id: 'employees.resigned',
  method: 'GET',
  path: 'api/panel/employee/status/resigned/{x}',
  access: readers,
  summary: 'People who left',
  params: z.object({ x: z.enum(['0', '1']) }),
  response: z.array(EmployeeRow),
})

export const personal = endpoint({
  id: 'employees.personal',
  method: 'GET',
  path: 'api/panel/employee/show/profile/details/{id}',
  access: readers,
  summary: 'Personal side of a profile; identity numbers only for roles that may see them',
  params: ById,
  response: PersonalView,
})
export const employment = endpoint({
  id: 'employees.employment',
  method: 'GET',
  path: 'api/panel/employee/show/employment/details/{id}',
  access: readers,
  summary: 'Employment side of a profile',
  params: ById,
  response: EmploymentView,
})
export const pay = endpoint({
  id: 'employees.pay',
  method: 'GET',
  path: 'api/panel/employee/compensation/{id}',
  access: { to: 'area', of: ['employee.pay'] },
  summary: 'Agreed pay with its history, bank account and statutory facts',
  params: ById,
  response: PayView,
  readsPay: true,
})

export const create = endpoint({
  id: 'employees.create',
  method: 'POST',
  path: 'api/panel/employee/create',
  access: writers,
  summary: 'Add one person',
  body: EmployeeCreate,
  response: z.object({ id: Id, user_id: Id.nullable(), staff_id: z.string() }),
  problems: ['employees.headcount-limit', 'employees.staff-id-taken'],
})
export const changePersonal = endpoint({
  id: 'employees.changePersonal',
  method: 'PATCH',
  path: 'api/panel/employee/update/profile/details/{id}',
  access: writers,
  summary: 'Change the personal side',
  params: ById,
  body: PersonalChange,
  response: PersonalView,
  problems: ['employees.changed-meanwhile'],
})
export const changeEmployment = endpoint({
  id: 'employees.changeEmployment',
  method: 'POST',
  path: 'api/panel/employee/update/employment/details/{id}',
  access: writers,
  summary: 'Change the employment side',
  params: ById,
  body: EmploymentChange,
  response: EmploymentView,
  problems: ['employees.changed-meanwhile', 'employees.manager-circle'],
})
export const changePay = endpoint({
  id: 'employees.changePay',
  method: 'PATCH',
  path: 'api/panel/employee/compensation/{id}',
  access: { to: 'area', of: ['employee.pay'] },
  summary: 'Change agreed pay from a day, bank account or statutory facts',
  params: ById,
  body: PayChange,
  response: PayView,
  problems: ['employees.before-joining'],
})

export const batchTemplate = endpoint({
  id: 'employees.batchTemplate',
  method: 'GET',
  path: 'api/panel/employee/add/by/batch/template',
  access: batch,
  summary: 'The sheet for adding people, with lists and notes',
  download: true,
})
export const batchUpload = endpoint({
  id: 'employees.batchUpload',
  method: 'POST',
  path: 'api/panel/employee/add/by/batch/upload/{x}',
  access: batch,
  summary: 'Add the people of a sheet, all or none; preview=1 stores nothing; 202 with a job over 2,000 rows',
  params: z.object({ x: z.enum(['0', '1']) }),
  query: z.object({ preview: z.enum(['0', '1']).optional() }),
  file: 'required',
  limit: 'upload',
  response: BatchAnswer,
  problems: [
    'employees.batch-refused',
    'employees.headcount-limit',
    'sheets.unreadable',
    'sheets.too-large',
    'sheets.empty',
  ],
})
export const batchErrors = endpoint({
  id: 'employees.batchErrors',
  method: 'GET',
  path: 'api/panel/employee/add/by/batch/errors/{x}',
  access: batch,
  summary: 'What is wrong in a sheet, cell by cell',
  params: z.object({ x: Id }),
  response: z.array(CellError),
})
export const undoBatch = endpoint({
  id: 'employees.undoBatch',
  method: 'POST',
  path: 'api/panel/employee/add/by/batch/undo/{x}',
  access: batch,
  summary: 'Take an import back, while nothing was built on it',
  params: z.object({ x: Id }),
  response: z.object({ removed: z.number().int() }),
  problems: ['employees.batch-in-use'],
})
