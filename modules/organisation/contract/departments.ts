/** Departments with their divisions. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, ShortText } from '#platform/contract/fields.ts'
import { ById, Named, readers, writers } from './shared.ts'

const Division = z.object({ id: Id, name: z.string(), department_id: Id, employees: z.number().int() })
const Department = z.object({ id: Id, name: z.string(), employees: z.number().int(), divisions: z.array(Division) })

export const departments = endpoint({
  id: 'organisation.departments',
  method: 'GET',
  path: 'api/panel/company/department',
  access: readers,
  summary: 'Departments, sorted without regard to case, with their divisions',
  response: z.array(Department),
})
export const createDepartment = endpoint({
  id: 'organisation.createDepartment',
  method: 'POST',
  path: 'api/panel/company/department',
  access: writers,
  summary: 'Add a department',
  body: Named,
  response: Department,
  problems: ['organisation.name-taken'],
})
export const department = endpoint({
  id: 'organisation.department',
  method: 'GET',
  path: 'api/panel/company/department/{id}',
  access: readers,
  summary: 'One department',
  params: ById,
  response: Department,
})
export const renameDepartment = endpoint({
  id: 'organisation.renameDepartment',
  method: 'PATCH',
  path: 'api/panel/company/department/{id}',
  access: writers,
  summary: 'Rename a department',
  params: ById,
  body: Named,
  response: Department,
  problems: ['organisation.name-taken'],
})
export const removeDepartment = endpoint({
  id: 'organisation.removeDepartment',
  method: 'DELETE',
  path: 'api/panel/company/department/{id}',
  access: writers,
  summary: 'Remove an empty department',
  params: ById,
  problems: ['organisation.has-people'],
})
export const createDivision = endpoint({
  id: 'organisation.createDivision',
  method: 'POST',
  path: 'api/panel/company/department/create/division',
  access: writers,
  summary: 'Add a division to a department',
  body: z.object({ department_id: Id, name: ShortText }).strict(),
  response: Division,
  problems: ['organisation.name-taken'],
})
export const divisions = endpoint({
  id: 'organisation.divisions',
  method: 'GET',
  path: 'api/panel/company/department/show/division/{id}',
  access: readers,
  summary: 'Divisions of a department',
  params: ById,
  response: z.array(Division),
})
export const renameDivision = endpoint({
  id: 'organisation.renameDivision',
  method: 'PATCH',
  path: 'api/panel/company/department/division/{id}',
  access: writers,
  summary: 'Rename a division',
  params: ById,
  body: Named,
  response: Division,
  problems: ['organisation.name-taken'],
})
export const removeDivision = endpoint({
  id: 'organisation.removeDivision',
  method: 'DELETE',
  path: 'api/panel/company/department/division/{id}',
  access: writers,
  summary: 'Remove an empty division',
  params: ById,
  problems: ['organisation.has-people'],
})
