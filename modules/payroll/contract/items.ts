/** What is paid or deducted in one month, entered by hand or by a sheet. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, Paging } from '#platform/contract/fields.ts'
import { Month, MonthAndId, OfRun } from '../contract-types.ts'
import { ItemChange, ItemRow, NewItem } from './item-types.ts'
import { run, workers } from './who.ts'

export const itemsTemplate = endpoint({
  id: 'payroll.itemsTemplate',
  method: 'GET',
  path: `${run}/items/template`,
  access: workers,
  params: Month,
  summary: 'The sheet for the month’s pay items',
  download: true,
})

export const itemsUpload = endpoint({
  id: 'payroll.itemsUpload',
  method: 'POST',
  path: `${run}/items/upload`,
  access: workers,
  params: Month,
  query: OfRun.extend({ preview: z.enum(['0', '1']).optional() }),
  /** `confirm`: a sheet without a row of this month shall remove what came from sheets before. */
  body: z.object({ confirm: Flag.optional() }),
  file: 'required',
  readsPay: true,
  limit: 'upload',
  summary: 'Take the rows of this month; replaces what came from a sheet before, never what was entered by hand',
  response: z.object({
    batch_id: z.string().nullable(),
    rows: z.number().int(),
    accepted: z.number().int(),
    rejected: z.number().int(),
    replaced: z.number().int(),
    other_months: z.number().int(),
    /** Which they are. */
    months: z.array(z.string()).optional(),
    /** By person and type, against what came from sheets before. */
    added: z.number().int().optional(),
    changed: z.number().int().optional(),
    removed: z.number().int().optional(),
    unchanged: z.number().int().optional(),
    /** Amounts in money of what came from sheets. */
    total_before: z.string().optional(),
    total_after: z.string().optional(),
    /** One's own from earlier sheets that this one leaves out: they stay, somebody else takes them away. */
    own_kept: z.number().int().optional(),
    /** Of a preview: it is stored only with `confirm`. */
    confirm_required: z.literal(true).optional(),
    errors: z
      .array(
        z.object({
          row: z.number().int(),
          column: z.string(),
          value: z.string(),
          message: z.string(),
          expected: z.string(),
        }),
      )
      .optional(),
  }),
  problems: [
    'payroll.items-refused',
    'payroll.items-would-go',
    'payroll.closed',
    'payroll.advance-items',
    'sheets.unreadable',
  ],
})

export const items = endpoint({
  id: 'payroll.items',
  method: 'GET',
  path: `${run}/items`,
  access: workers,
  params: Month,
  query: Paging.extend({
    ...OfRun.shape,
    employee_id: Id.optional(),
  }),
  summary: 'Items of the month, with the recurring ones that fall into it',
  readsPay: true,
  response: z.array(ItemRow),
})

export const addItem = endpoint({
  id: 'payroll.addItem',
  method: 'POST',
  path: `${run}/items`,
  access: workers,
  params: Month,
  query: OfRun,
  body: NewItem,
  summary: 'Enter an item by hand, for the person of an id or of a staff id',
  status: 201,
  response: ItemRow,
  problems: [
    'employees.own-pay',
    'payroll.closed',
    'payroll.unknown-type',
    'payroll.not-employed',
    'payroll.frozen',
    'payroll.days',
    'payroll.too-much',
    'payroll.advance-items',
  ],
})

export const changeItem = endpoint({
  id: 'payroll.changeItem',
  method: 'PATCH',
  path: `${run}/items/{id}`,
  access: workers,
  params: MonthAndId,
  query: OfRun,
  body: ItemChange,
  summary: 'Change an item; the person is named by the id or by the staff id',
  response: ItemRow,
  problems: [
    'employees.own-pay',
    'payroll.closed',
    'payroll.unknown-type',
    'payroll.not-employed',
    'payroll.frozen',
    'payroll.days',
    'payroll.too-much',
    'payroll.retro-unchanged',
    'payroll.advance-items',
  ],
})

export const removeItem = endpoint({
  id: 'payroll.removeItem',
  method: 'DELETE',
  path: `${run}/items/{id}`,
  access: workers,
  params: MonthAndId,
  query: OfRun,
  summary: 'Remove an item',
  problems: ['employees.own-pay', 'payroll.closed'],
})
