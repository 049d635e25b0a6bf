/** A move that is agreed for a later day, as the record shows it, and how it is taken back. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Id } from '#platform/contract/fields.ts'

export const PlannedMove = z.object({
  effective_on: Day,
  move_type: z.string().nullable(),
  /** What it changes: 'department_id' and so on; the names of the others are null. */
  sets: z.array(z.string()),
  department: z.string().nullable(),
  division: z.string().nullable(),
  position: z.string().nullable(),
  job_level: z.string().nullable(),
  manager: z.string().nullable(),
  planned_by: z.string(),
})

export const takeBackMove = endpoint({
  id: 'employees.takeBackMove',
  method: 'DELETE',
  path: 'api/panel/employee/move/{id}/{from}',
  access: { to: 'area', of: ['employee.write'] },
  summary: 'Take a move back that is planned for a day to come',
  params: z.object({ id: Id, from: DateText }),
  response: z.array(PlannedMove),
  problems: ['employees.no-planned-move'],
})
