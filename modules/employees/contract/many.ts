/** Changing many people at once: by a sheet of their records, by a sheet of their pay, or all chosen ones alike. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Flag, Id } from '#platform/contract/fields.ts'
import { SheetAnswer, SheetChange, SheetQuery, Undone } from '#platform/sheets/contract-types.ts'

const batch = { to: 'area', of: ['employee.batch'] } as const
const salary = { to: 'area', of: ['employee.salaryBatch'] } as const
/** wizard=1: the import belongs to the step of moving in, and goes when that step is cleared. */
const Import = SheetQuery.extend({ wizard: z.enum(['0', '1']).optional() })
const Chosen = z.array(Id).min(1).max(20_000)

export const attendanceMethods = ['gps', 'qr', 'face'] as const
const Methods = z.array(z.enum(attendanceMethods)).max(attendanceMethods.length)

export const updateTemplate = endpoint({
  id: 'employees.updateTemplate',
  method: 'GET',
  path: 'api/panel/employee/update/by/batch/template',
  access: batch,
  summary: 'The records of people as a sheet that may be sent back; status=all with those who have left',
  query: z.object({ status: z.enum(['current', 'all']).default('current') }),
  download: true,
  readsPay: true,
})

export const updateUpload = endpoint({
  id: 'employees.updateUpload',
  method: 'POST',
  path: 'api/panel/employee/update/by/batch/upload',
  later: true,
  access: batch,
  summary: 'Change the records of a sheet, all or nothing; preview=1 tells each cell; 202 with a job over 2,000 rows',
  query: Import,
  /** `confirm`: probations longer than the law allows are agreed in writing. */
  body: z.object({ confirm: Flag.optional() }),
  file: 'required',
  readsPay: true,
  limit: 'upload',
  response: SheetAnswer,
  problems: [
    'sheets.refused',
    'employees.confirm-probations',
    'employees.headcount-limit',
    'employees.suspended',
    'employees.migration-over',
    'sheets.import-error',
  ],
})

export const salaryTemplate = endpoint({
  id: 'employees.salaryTemplate',
  method: 'POST',
  path: 'api/panel/employee/update/salary/by/batch/template',
  access: salary,
  summary: 'Agreed pay as a sheet: as it is on a day, or with history all days on which it changed',
  body: z
    .object({ employee_ids: Chosen.optional(), effective_date: DateText.optional(), history: Flag.optional() })
    .strict(),
  download: true,
  readsPay: true,
})

export const salaryUpload = endpoint({
  id: 'employees.salaryUpload',
  method: 'POST',
  path: 'api/panel/employee/update/salary/by/batch/upload',
  later: true,
  access: salary,
  summary: 'Change agreed pay by a sheet, all or nothing; preview=1 tells old, new and from when',
  query: Import,
  file: 'required',
  readsPay: true,
  limit: 'upload',
  response: SheetAnswer,
  problems: ['sheets.refused', 'employees.migration-over', 'sheets.import-error'],
})

const BulkAnswer = z.object({
  batch_id: Id.nullable(),
  people: z.number().int(),
  /** How many of them differ from what is wanted. */
  changed: z.number().int(),
  changes: z.array(SheetChange),
})

export const bulkAttendanceMethod = endpoint({
  id: 'employees.bulkAttendanceMethod',
  method: 'POST',
  path: 'api/panel/employee/bulk/action/update/attendance/method',
  access: batch,
  summary: 'Set how the chosen people may clock in; preview=1 changes nothing',
  query: SheetQuery,
  body: z.object({ employee_ids: Chosen, methods: Methods }).strict(),
  response: BulkAnswer,
})

export const bulkDisplayOptions = endpoint({
  id: 'employees.bulkDisplayOptions',
  method: 'POST',
  path: 'api/panel/employee/bulk/action/update/display/options',
  access: batch,
  summary: 'Set where others see the chosen people; options left out stay; preview=1 changes nothing',
  query: SheetQuery,
  body: z
    .object({
      employee_ids: Chosen,
      options: z
        .object({ show_birthday: Flag, show_phone: Flag, show_in_org_chart: Flag, show_in_leaderboard: Flag })
        .partial()
        .strict(),
    })
    .strict(),
  response: BulkAnswer,
})

/** A day to come plans the move; without one, or once it is past, it holds at once. */
const fromDay = { moved_on: DateText.optional() }

export const bulkManager = endpoint({
  id: 'employees.bulkManager',
  method: 'POST',
  path: 'api/panel/employee/bulk/action/update/manager',
  access: batch,
  summary: 'Give the chosen people another manager, or none; preview=1 changes nothing',
  query: SheetQuery,
  body: z.object({ employee_ids: Chosen, manager_id: Id.nullable(), ...fromDay }).strict(),
  response: BulkAnswer,
  problems: ['employees.manager-circle'],
})

export const bulkDepartment = endpoint({
  id: 'employees.bulkDepartment',
  method: 'POST',
  path: 'api/panel/employee/bulk/action/update/department',
  access: batch,
  summary: 'Move the chosen people to a department, and there to a division; preview=1 changes nothing',
  query: SheetQuery,
  body: z
    .object({ employee_ids: Chosen, department_id: Id, division_id: Id.nullable().optional(), ...fromDay })
    .strict(),
  response: BulkAnswer,
})

export const attendanceMethod = endpoint({
  id: 'employees.attendanceMethod',
  method: 'POST',
  path: 'api/panel/employee/attendance/method/update',
  access: batch,
  summary:
    'Set how one person may clock in, and at which of the limited places; without the list these stay as they are',
  body: z.object({ employee_id: Id, methods: Methods, coordinate_ids: z.array(Id).max(500).optional() }).strict(),
  response: z.object({ employee_id: Id, methods: z.array(z.string()), coordinate_ids: z.array(Id) }),
  problems: ['company.coordinate-open', 'company.unknown-coordinate'],
})

export const manyHistory = endpoint({
  id: 'employees.manyHistory',
  method: 'GET',
  path: 'api/panel/employee/batch/history',
  access: { to: 'area', of: ['employee.batch', 'employee.salaryBatch'] },
  summary: 'What was imported and changed for many at once, newest first',
  response: z.array(
    z.object({
      batch_id: Id,
      kind: z.string(),
      file_name: z.string(),
      rows: z.number().int(),
      /** Of changes: how many cells. */
      changed: z.number().int(),
      at: z.string(),
      by: z.string(),
      undone_at: z.string().nullable(),
      may_undo: z.boolean(),
    }),
  ),
})

export const undoMany = endpoint({
  id: 'employees.undoMany',
  method: 'POST',
  path: 'api/panel/employee/update/by/batch/undo/{x}',
  access: { to: 'area', of: ['employee.batch', 'employee.salaryBatch'] },
  summary: 'Take changes for many back, while nobody has changed the same cells since',
  params: z.object({ x: Id }),
  response: Undone,
  problems: [
    'employees.changed-since',
    'employees.headcount-limit',
    'employees.suspended',
    'employees.manager-circle',
    'employees.own-pay',
    'employees.own-joining',
    'employees.account-beyond',
    'employees.last-admin',
  ],
})
