/** What follows from sessions: certificates, bonds, who has done what, and what departments may spend. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Flag, Id, PositiveMoneyText } from '#platform/contract/fields.ts'
import { doneStates } from '../model/matrix.ts'
import { Bond, Certificate, CourseState } from './fields.ts'

const access = { to: 'area', of: ['training.courses'] } as const
const Year = z.coerce.number().int().min(2000).max(2199)

export const certificates = endpoint({
  id: 'training.certificates',
  method: 'GET',
  path: 'api/panel/training/certificate',
  access,
  summary: 'Certificates, what runs out first on top',
  query: z.object({ employee_id: Id.optional(), course_id: Id.optional(), expires_by: DateText.optional() }),
  response: z.array(Certificate),
})
export const certificateFile = endpoint({
  id: 'training.certificateFile',
  method: 'GET',
  path: 'api/panel/training/certificate/{id}/file',
  access,
  params: z.object({ id: Id }),
  summary: 'A certificate to print',
  download: true,
})
export const bonds = endpoint({
  id: 'training.bonds',
  method: 'GET',
  path: 'api/panel/training/bond',
  access,
  summary: 'What people would owe of their training bonds, were they to leave on a day; of who left, as of their last',
  query: z.object({ as_of: DateText.optional(), employee_id: Id.optional() }),
  response: z.array(Bond),
})
export const settleBond = endpoint({
  id: 'training.settleBond',
  method: 'PATCH',
  path: 'api/panel/training/bond/{employeeId}/{sessionId}',
  access: { to: 'area', of: ['training'] },
  params: z.object({ employeeId: Id, sessionId: Id }),
  summary:
    'Of whoever leaves: whether it is their own doing, and when they agreed in writing; only then is it deducted, once',
  body: z.strictObject({ own_doing: Flag.nullable(), consent_on: DateText.nullable() }).partial(),
  response: Bond,
  problems: ['training.invalid', 'training.not-leaving', 'employees.own-pay'],
})
export const matrix = endpoint({
  id: 'training.matrix',
  method: 'GET',
  path: 'api/panel/training/matrix',
  access,
  summary: 'Of everybody employed: which courses they have done, which are due again, which are missing',
  query: z.object({ department_id: Id.optional(), course_id: Id.optional(), state: z.enum(doneStates).optional() }),
  response: z.array(
    z.object({
      employee_id: Id,
      staff_id: z.string(),
      full_name: z.string(),
      department: z.string().nullable(),
      courses: z.array(CourseState),
    }),
  ),
})

const Budgets = z.array(
  z.object({
    department_id: Id,
    department: z.string(),
    /** Null where none was set. */
    amount: z.string().nullable(),
    /** What approved requests and seats of the year cost. */
    spent: z.string(),
  }),
)
const settings = { to: 'area', of: ['settings.training', 'training.courses'] } as const
export const budgets = endpoint({
  id: 'training.budgets',
  method: 'GET',
  path: 'api/panel/training/budget',
  access: settings,
  summary: 'What each department may spend on training in a year, and what it has',
  query: z.object({ year: Year.optional() }),
  response: Budgets,
})
export const setBudgets = endpoint({
  id: 'training.setBudgets',
  method: 'PATCH',
  path: 'api/panel/training/budget',
  access: { to: 'area', of: ['settings.training'] },
  summary: 'Set budgets of a year; null takes one away',
  body: z.strictObject({
    year: Year,
    items: z
      .array(z.strictObject({ department_id: Id, amount: PositiveMoneyText.nullable() }))
      .min(1)
      .max(500),
  }),
  response: Budgets,
  problems: ['training.invalid'],
})
