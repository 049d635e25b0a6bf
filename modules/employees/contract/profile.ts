/** The personal and the employment side of one record. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { EmployeeRow } from './lists.ts'
import { employmentFields, personalFields, Revision } from './person-fields.ts'

const readers = { to: 'area', of: ['employee'] } as const
const writers = { to: 'area', of: ['employee.write'] } as const
const ById = z.object({ id: Id })

/** What the caller may do with this record, decided by the server. */
const May = z.object({ edit: z.boolean(), see_pay: z.boolean() })

export const PersonalView = EmployeeRow.extend({
  phone: z.string().nullable(),
  gender: z.string().nullable(),
  birth_date: z.string().nullable(),
  citizenship: z.string().nullable(),
  nationality: z.string().nullable(),
  /** Masked or null for roles that may not see it. */
  identity_number: z.string().nullable(),
  passport_number: z.string().nullable(),
  marital_status: z.string().nullable(),
  revision: z.number().int(),
  may: May,
})

export const EmploymentView = EmployeeRow.extend({
  manager_id: Id.nullable(),
  division_id: Id.nullable(),
  job_level: z.string().nullable(),
  job_level_id: Id.nullable(),
  revision: z.number().int(),
  may: May,
})

export const PersonalChange = z.object(personalFields).partial().extend({ revision: Revision }).strict()
export const EmploymentChange = z.object(employmentFields).partial().extend({ revision: Revision }).strict()

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
