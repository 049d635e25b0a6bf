/** What was spent, by month, category, department and cost centre; how long paying took; which advances are open. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText } from '#platform/contract/fields.ts'

const access = { to: 'area', of: ['claims'] } as const
export const claimReports = ['month', 'category', 'department', 'cost_centre', 'payment_time', 'advances'] as const
const ByName = z.object({ name: z.enum(claimReports) })
/** Of expenses from and to these days; the year so far where nothing is said. */
const span = { from: DateText.optional(), to: DateText.optional() }

export const ClaimReport = z
  .object({
    /** What each column is called; of a drawn one the amounts are seen beside each other. */
    columns: z.array(
      z.object({ key: z.string(), label: z.string(), kind: z.enum(['text', 'number', 'money']), drawn: z.boolean() }),
    ),
    /** By the columns' keys; empty where there is nothing to say. */
    rows: z.array(z.record(z.string(), z.string())),
  })
  .meta({ id: 'ClaimReport' })

export const report = endpoint({
  id: 'claims.report',
  method: 'GET',
  path: 'api/panel/application/claim/report/{name}',
  access,
  summary: 'A report of claims between two days, with what its columns are called',
  params: ByName,
  query: z.object(span),
  response: ClaimReport,
  problems: ['claims.to-before-from'],
})
export const reportFile = endpoint({
  id: 'claims.reportFile',
  method: 'GET',
  path: 'api/panel/application/claim/report/{name}/file',
  access,
  summary: 'The same as a file, xlsx or csv',
  params: ByName,
  query: z.object({ ...span, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  download: true,
  problems: ['claims.to-before-from'],
})
