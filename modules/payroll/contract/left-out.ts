/** People who cannot be worked out, left out of a run so that the others can be paid. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, ShortText } from '#platform/contract/fields.ts'
import { Month, OfRun } from '../contract-types.ts'
import { run, workers } from './who.ts'

const problems = [
  'payroll.closed',
  'payroll.calculating',
  'payroll.stale',
  'payroll.can-be-worked-out',
  'payroll.not-left-out',
]
const MOST_PEOPLE = 2_000

export const leaveOut = endpoint({
  id: 'payroll.leaveOut',
  method: 'POST',
  path: `${run}/leaveOut`,
  access: workers,
  params: Month,
  query: OfRun,
  body: z.object({ employee_ids: z.array(Id).min(1).max(MOST_PEOPLE), reason: ShortText }).strict(),
  summary: 'Leave people out of the run who cannot be worked out: no payslip, and no obstacle to the others',
  response: z.object({ left_out: z.number().int() }),
  problems,
})

export const takeIn = endpoint({
  id: 'payroll.takeIn',
  method: 'DELETE',
  path: `${run}/leaveOut/{employeeId}`,
  access: workers,
  params: Month.extend({ employeeId: Id }),
  query: OfRun,
  summary: 'Take somebody who was left out back into the run; the next calculation works them out',
  problems,
})
