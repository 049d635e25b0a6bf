/** What people were paid in the months of a year before their first payslip here: who is asked, and what is said. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, Instant } from '#platform/contract/fields.ts'
import { SheetAnswer, SheetQuery } from '#platform/sheets/contract-types.ts'
import { EarlierEntry } from './earlier-entries.ts'

const path = 'api/panel/payroll/prevPreJoined' as const
/** Whoever works out the run; a screen without a module of its own. */
const access = { to: 'area', of: ['payroll.reports'] } as const
const MOST_PEOPLE = 20_000

const Year = z.coerce.number().int().min(1900).max(2999)
const Status = z.enum(['unknown', 'none', 'entered'])
const Asked = z.object({
  employee_id: Id,
  staff_id: z.string(),
  full_name: z.string(),
  year: z.number().int(),
  /** Months before the first payslip here, such as 2026-01. */
  months: z.array(z.string()),
  /** Those of which nothing is known. */
  open: z.array(z.string()),
  status: Status,
  said_by: z.string().nullable(),
  said_at: Instant.nullable(),
  /** Figures that sheets or people brought of the year, by month. */
  entries: z.array(EarlierEntry),
})

export const earlierPay = endpoint({
  id: 'payroll.earlierPay',
  method: 'GET',
  path,
  access,
  query: z.object({ year: Year.optional(), status: Status.optional() }),
  summary: 'Who is asked about pay of the months before their first payslip of the year, and what is known',
  readsPay: true,
  response: z.array(Asked),
})

export const earlierPayNone = endpoint({
  id: 'payroll.earlierPayNone',
  method: 'POST',
  path: `${path}/none`,
  access,
  body: z.object({ employee_ids: z.array(Id).min(1).max(MOST_PEOPLE), year: Year, none: Flag.default(true) }).strict(),
  summary: 'Say that people were paid nothing in the year before; none=false takes it back',
  response: z.array(Asked),
  problems: ['payroll.unknown-people', 'payroll.none-used', 'employees.own-pay'],
})

export const earlierPayTemplate = endpoint({
  id: 'payroll.earlierPayTemplate',
  method: 'GET',
  path: `${path}/template`,
  access,
  query: z.object({ year: Year.optional() }),
  summary: 'The sheet of earlier pay, with what is known and a row for whoever is asked',
  download: true,
  readsPay: true,
})

export const earlierPayUpload = endpoint({
  id: 'payroll.earlierPayUpload',
  method: 'POST',
  path: `${path}/upload`,
  access,
  query: SheetQuery,
  file: 'required',
  readsPay: true,
  limit: 'upload',
  summary: 'Take a sheet of earlier pay, all or nothing; preview=1 stores nothing',
  response: SheetAnswer,
  problems: ['sheets.previous-import-failed', 'sheets.import-error', 'payroll.openings-used'],
})
