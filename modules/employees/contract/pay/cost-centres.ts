/** What the pay of one person is booked to, in shares that come to 100, from a day on. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Id, ShortText } from '#platform/contract/fields.ts'
import { Seen } from '../person-fields.ts'

const ById = z.object({ id: Id })
const payers = { to: 'area', of: ['employee.pay'] } as const

export const CostCentreShare = z.object({
  cost_centre: z.string(),
  percentage: z.string(),
  effective_from: Day,
  /** The last day; null where nothing follows. */
  effective_to: Day.nullable(),
})

const Share = z.object({
  cost_centre: ShortText,
  percentage: z
    .string()
    .trim()
    .regex(/^(100(\.00?)?|\d{1,2}(\.\d{1,2})?)$/, 'employees.share'),
})

export const costCentres = endpoint({
  id: 'employees.costCentres',
  method: 'GET',
  path: 'api/panel/employee/costCenter/{id}',
  access: payers,
  summary: 'Cost centres of one person, the latest day first',
  params: ById,
  response: z.array(CostCentreShare),
})
export const setCostCentres = endpoint({
  id: 'employees.setCostCentres',
  method: 'PATCH',
  path: 'api/panel/employee/costCenter/{id}',
  access: payers,
  summary: 'Set the cost centres from a day on; no items take the setting of that day back',
  params: ById,
  body: z.object({ effective_from: DateText, items: z.array(Share).max(20), seen: Seen }).strict(),
  response: z.array(CostCentreShare),
  problems: [
    'employees.shares',
    'employees.before-joining',
    'employees.pay-not-employed',
    'employees.changed-meanwhile',
  ],
})
export const costCentreNames = endpoint({
  id: 'employees.costCentreNames',
  method: 'GET',
  path: 'api/panel/employee/costCenter',
  access: { to: 'area', of: ['employee'] },
  summary: 'Names of cost centres in use, to choose from',
  response: z.array(z.string()),
})
