/** The plan as a sheet, people by dates: it leaves exactly as it may come in. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id } from '#platform/contract/fields.ts'
import { confirm, planning, span, withDepartments } from './types.ts'

export const importPlan = endpoint({
  id: 'standby.import',
  method: 'POST',
  path: 'api/panel/standby/schedule/import',
  access: planning,
  summary: 'Take a standby plan from a sheet of people by dates, all or nothing',
  file: 'required',
  limit: 'upload',
  body: z.strictObject({ ...span, ...confirm }),
  response: z.object({
    imported: z.number().int(),
    errors: z.array(z.object({ row: z.number().int(), column: z.string(), message: z.string() })),
  }),
  problems: ['standby.sheet-wrong', 'standby.sheet-no-days', 'standby.locked', 'standby.confirm'],
})
export const exportPlan = endpoint({
  id: 'standby.export',
  method: 'POST',
  path: 'api/panel/standby/schedule/export',
  access: planning,
  summary: 'The standby plan of a span as a sheet that can be imported',
  body: z.strictObject(withDepartments),
  download: true,
})
export const planTemplate = endpoint({
  id: 'standby.template',
  method: 'GET',
  path: 'api/panel/standby/schedule/template/{a}/{b}/{c}',
  access: planning,
  summary: 'The sheet with people and dates, to be filled in; c: a department, or 0 for all',
  params: z.object({ a: DateText, b: DateText, c: z.union([Id, z.literal('0')]) }),
  download: true,
})
