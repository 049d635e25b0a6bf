/** How one person's pay came to be what it is, for those who run payroll. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id, Instant } from '#platform/contract/fields.ts'

export const SalaryChange = z.object({
  id: z.string(),
  component: z.string(),
  effective_date: Day,
  old_salary: z.string().nullable(),
  new_salary: z.string(),
  reason: z.string().nullable(),
  created_by: z.string().nullable(),
  created_at: Instant,
})

export const salaryHistory = endpoint({
  id: 'employees.salaryHistory',
  method: 'GET',
  path: 'api/panel/payroll/salaryHistory/{id}',
  access: { to: 'area', of: ['payroll', 'payroll.reports'] },
  summary: 'Every change of one person’s agreed pay, newest first, planned ones too',
  params: z.object({ id: Id }),
  response: z.array(SalaryChange),
  readsPay: true,
})

export const healthInsureTypes = endpoint({
  id: 'employees.healthInsureTypes',
  method: 'GET',
  path: 'api/panel/employee/showHealthInsureType',
  access: { to: 'area', of: ['employee', 'payroll'] },
  summary: 'Grades of insured amounts of Taiwan’s health insurance in force today; none in other countries',
  response: z.array(
    z.object({ id: z.string(), name: z.string(), grade: z.number().int(), insured_amount: z.string() }),
  ),
})
