/** What is paid or deducted every month, from and to. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { RecurringChange, RecurringNew, RecurringRow } from './item-types.ts'
import { workers } from './who.ts'

const ById = z.object({ id: Id })

export const recurring = endpoint({
  id: 'payroll.recurring',
  method: 'GET',
  path: 'api/panel/payroll/recurring',
  access: workers,
  summary: 'Items that return each month',
  readsPay: true,
  response: z.array(RecurringRow),
})

export const addRecurring = endpoint({
  id: 'payroll.addRecurring',
  method: 'POST',
  path: 'api/panel/payroll/recurring',
  access: workers,
  body: RecurringNew,
  summary: 'Add a recurring item, for the person of an id or of a staff id',
  status: 201,
  response: RecurringRow,
  problems: [
    'employees.own-pay',
    'payroll.closed',
    'payroll.unknown-type',
    'payroll.not-employed',
    'payroll.days',
    'payroll.too-much',
  ],
})

export const changeRecurring = endpoint({
  id: 'payroll.changeRecurring',
  method: 'PATCH',
  path: 'api/panel/payroll/recurring/{id}',
  access: workers,
  params: ById,
  body: RecurringChange,
  summary: 'Change a recurring item',
  response: RecurringRow,
  problems: [
    'employees.own-pay',
    'payroll.closed',
    'payroll.recurring-used',
    'payroll.unknown-type',
    'payroll.not-employed',
    'payroll.days',
    'payroll.too-much',
  ],
})

export const removeRecurring = endpoint({
  id: 'payroll.removeRecurring',
  method: 'DELETE',
  path: 'api/panel/payroll/recurring/{id}',
  access: workers,
  params: ById,
  summary: 'Remove a recurring item that no closed month holds',
  problems: ['employees.own-pay', 'payroll.recurring-used'],
})
