/** The roster as a sheet, people by dates: it leaves exactly as it may come in. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id } from '#platform/contract/fields.ts'
import { confirm, planning, span, withDepartments } from './shift-types.ts'

const Fault = z.object({ row: z.number().int(), column: z.string(), message: z.string() })
const Imported = z.object({ imported: z.number().int(), errors: z.array(Fault) })
const upload = {
  method: 'POST',
  access: planning,
  file: 'required',
  limit: 'upload',
  response: Imported,
} as const

export const importRoster = endpoint({
  id: 'shifts.import',
  path: 'api/panel/shift/import',
  summary: 'Take a roster from a sheet of people by dates, all or nothing',
  body: z.strictObject({ ...span, ...confirm }),
  ...upload,
  problems: ['shifts.sheet-wrong', 'shifts.sheet-no-days', 'shifts.locked', 'shifts.confirm'],
})
export const importRms = endpoint({
  id: 'shifts.importRms',
  path: 'api/panel/shift/rms/import',
  summary: 'Take a roster from another program: staff_id, date, shift',
  body: z.strictObject(confirm),
  ...upload,
  problems: ['shifts.rms-off', 'shifts.sheet-wrong', 'shifts.sheet-no-days', 'shifts.locked', 'shifts.confirm'],
})
export const checkImport = endpoint({
  id: 'shifts.checkImport',
  path: 'api/panel/shift/import/validation',
  summary: 'What would come of a sheet; nothing is stored',
  body: z.strictObject(span),
  ...upload,
  response: z.object({ valid: z.boolean(), errors: z.array(Fault), warnings: z.array(z.string()) }),
})
export const exportRoster = endpoint({
  id: 'shifts.export',
  method: 'POST',
  path: 'api/panel/shift/export',
  access: planning,
  summary: 'The roster of a span as a sheet that can be imported, or on paper to hang up',
  body: z.strictObject({ ...withDepartments, format: z.enum(['xlsx', 'pdf']).default('xlsx') }),
  download: true,
})
export const rosterTemplate = endpoint({
  id: 'shifts.template',
  method: 'GET',
  path: 'api/panel/shift/template/{a}/{b}/{c}',
  access: planning,
  summary: 'The sheet with people and dates, to be filled in; c: a department, or 0 for all',
  params: z.object({ a: DateText, b: DateText, c: z.union([Id, z.literal('0')]) }),
  download: true,
})
