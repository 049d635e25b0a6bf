/** Adding one person by a form. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, ShortText } from '#platform/contract/fields.ts'
import { BankAccount, Components, employmentFields, personalFields, Statutory } from './person-fields.ts'

const writers = { to: 'area', of: ['employee.create'] } as const

export const EmployeeCreate = z
  .object({
    /** Left out where the company gives them out itself. */
    staff_id: ShortText,
    ...personalFields,
    ...employmentFields,
    components: Components,
    statutory: Statutory,
    bank_account: BankAccount,
    /** That a probation longer than the law allows is agreed in writing. */
    confirm: Flag,
  })
  .partial()
  .required({ full_name: true, joined_on: true })
  .strict()

export const create = endpoint({
  id: 'employees.create',
  method: 'POST',
  path: 'api/panel/employee/create',
  status: 201,
  access: writers,
  summary: 'Add one person',
  body: EmployeeCreate,
  response: z.object({ id: Id, user_id: Id.nullable(), staff_id: z.string() }),
  problems: [
    'employees.confirm-probation',
    'employees.headcount-limit',
    'employees.suspended',
    'employees.staff-id-taken',
    'employees.staff-id-automatic',
    'employees.clock-code-taken',
  ],
})
