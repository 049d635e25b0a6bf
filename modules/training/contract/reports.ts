/** What training took in hours and in money, by course, department or month. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText } from '#platform/contract/fields.ts'

const access = { to: 'area', of: ['training.courses'] } as const
export const trainingReports = ['course', 'department', 'month'] as const
const ByName = z.object({ name: z.enum(trainingReports) })
/** Of sessions and courses outside that begin in these days; this year where nothing is said. */
const span = { from: DateText.optional(), to: DateText.optional() }

export const TrainingReport = z
  .object({
    rows: z.array(
      z.object({
        name: z.string(),
        /** Seats, and approved courses outside. */
        people: z.number().int(),
        /** Still to come, and those that people were there for: their share of the days of the session. */
        hours_planned: z.number(),
        hours_attended: z.number(),
        cost: z.string(),
      }),
    ),
  })
  .meta({ id: 'TrainingReport' })

export const report = endpoint({
  id: 'training.report',
  method: 'GET',
  path: 'api/panel/training/report/{name}',
  access,
  summary: 'Training hours and cost between two days, by course, department or month',
  params: ByName,
  query: z.object(span),
  response: TrainingReport,
  problems: ['training.ends-before'],
})
export const reportFile = endpoint({
  id: 'training.reportFile',
  method: 'GET',
  path: 'api/panel/training/report/{name}/file',
  access,
  summary: 'The same as a file, xlsx or csv',
  params: ByName,
  query: z.object({ ...span, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  download: true,
  problems: ['training.ends-before'],
})
