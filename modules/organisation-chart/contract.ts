/** Who works for whom: the whole chart, moving somebody under another manager, the chart on paper. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id } from '#platform/contract/fields.ts'

const Node = z.object({
  id: Id,
  staff_id: z.string(),
  full_name: z.string(),
  preferred_name: z.string().nullable(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  /** The nearest manager who still works here and whom the reader may see. */
  parent_id: Id.nullable(),
  children_count: z.number().int(),
  /** The manager on record has left: somebody else is to be named. */
  manager_left: z.boolean(),
  /** The first day, where it is still to come. */
  starts_on: Day.nullable(),
  /** Names the newest portrait; null where there is none. */
  photo_id: Id.nullable(),
})

export const chart = endpoint({
  id: 'organisation-chart.chart',
  method: 'GET',
  path: 'api/panel/employee/organizationChart',
  access: { to: 'area', of: ['organisationChart'] },
  summary: 'Everybody who works here, each with the manager; of other departments as the company lets people see them',
  response: z.array(Node),
})

export const move = endpoint({
  id: 'organisation-chart.move',
  method: 'POST',
  path: 'api/panel/employee/organizationChart/{id}',
  access: { to: 'area', of: ['organisationChart.write'] },
  summary: 'Put somebody under another manager, or under nobody; their own people come along',
  params: z.object({ id: Id }),
  body: z
    .object({
      parent_id: Id.nullable(),
      /** Who was the manager when it was looked at: another one since is told, not overwritten. */
      former_parent_id: Id.nullable().optional(),
    })
    .strict(),
  response: Node,
  problems: [
    'organisation-chart.circle',
    'organisation-chart.unknown-manager',
    'organisation-chart.manager-left',
    'organisation-chart.changed-meanwhile',
  ],
})

export const exportPdf = endpoint({
  id: 'organisation-chart.exportPdf',
  method: 'POST',
  path: 'api/panel/employee/organizationChart/export/pdf',
  access: { to: 'area', of: ['organisationChart'] },
  summary: 'The chart on one page as large as it is, from somebody down and without what is folded in',
  body: z.object({ root: Id.nullable().optional(), folded: z.array(Id).max(20_000).optional() }).strict(),
  download: true,
})
