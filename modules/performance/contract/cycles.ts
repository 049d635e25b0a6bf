/** Periods of reviews: what is rated, and for whom forms are prepared. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id } from '#platform/contract/fields.ts'
import { usualGrades } from '../model/result.ts'
import { Cycle, cycleFields, Revision } from './fields.ts'

const readers = { to: 'area', of: ['performance'] } as const
const writers = { to: 'area', of: ['performance.write'] } as const
const params = z.object({ id: Id })
const Some = z.array(Id).max(1_000).default([])

export const cycles = endpoint({
  id: 'performance.cycles',
  method: 'GET',
  path: 'api/panel/performanceReview/cycle',
  access: readers,
  summary: 'Periods of reviews, the newest first',
  response: z.array(Cycle),
})
export const addCycle = endpoint({
  id: 'performance.addCycle',
  method: 'POST',
  path: 'api/panel/performanceReview/cycle',
  status: 201,
  access: writers,
  summary: 'Add a period; its factors weigh a hundred together',
  body: z.strictObject({
    ...cycleFields,
    with_competencies: cycleFields.with_competencies.default(true),
    grades: cycleFields.grades.default([...usualGrades]),
    employee_days: cycleFields.employee_days.default(7),
    manager_days: cycleFields.manager_days.default(7),
    hod_days: cycleFields.hod_days.default(7),
  }),
  response: Cycle,
  problems: ['performance.invalid'],
})
export const changeCycle = endpoint({
  id: 'performance.changeCycle',
  method: 'PATCH',
  path: 'api/panel/performanceReview/cycle/{id}',
  access: writers,
  params,
  summary: 'Change a period; forms that are prepared keep their rows and weights',
  body: z.strictObject({ ...cycleFields, revision: Revision }).partial(),
  response: Cycle,
  problems: ['performance.invalid', 'performance.overtaken'],
})
export const removeCycle = endpoint({
  id: 'performance.removeCycle',
  method: 'DELETE',
  path: 'api/panel/performanceReview/cycle/{id}',
  access: writers,
  params,
  summary: 'Remove a period that has no forms',
  response: z.null(),
  problems: ['performance.cycle-used'],
})
export const launchCycle = endpoint({
  id: 'performance.launch',
  method: 'POST',
  path: 'api/panel/performanceReview/cycle/{id}/launch',
  access: writers,
  params,
  query: z.object({ preview: z.enum(['0', '1']).optional() }),
  summary: 'Prepare forms for everybody, for some departments, positions and levels, or for those chosen; once each',
  body: z.strictObject({
    department_ids: Some,
    position_ids: Some,
    job_level_ids: Some,
    /** These, whatever else is said. */
    employee_ids: Some,
    /** Whoever joined later is left out. */
    joined_by: DateText.nullable().default(null),
  }),
  response: z.object({
    /** Forms prepared, or to be prepared. */
    forms: z.number().int(),
    /** Whoever has one already. */
    there: z.number().int(),
    without_account: z.number().int(),
    names: z.array(z.string()),
  }),
  problems: ['performance.invalid'],
})
export const places = endpoint({
  id: 'performance.places',
  method: 'GET',
  path: 'api/panel/performanceReview/cycle/places',
  access: writers,
  summary: 'Departments, positions and levels to choose from',
  response: z.object({
    departments: z.array(z.object({ id: Id, name: z.string() })),
    positions: z.array(z.object({ id: Id, name: z.string() })),
    job_levels: z.array(z.object({ id: Id, name: z.string() })),
  }),
})
