/** Two months, or two versions of a run, beside each other: what each figure came to, and who was paid differently and why. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { Month, OfRun } from '../contract-types.ts'
import { run, workers } from './who.ts'

const MonthText = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'payroll.month')
const change = { label: z.string(), from: z.string(), to: z.string(), difference: z.string() }

/** Every figure of both sides, and each person with the lines that differ. */
export const Compared = z.object({
  figures: z.array(z.object({ name: z.string(), ...change })),
  people: z.array(
    z.object({
      employee_id: Id,
      staff_id: z.string(),
      full_name: z.string(),
      status: z.enum(['joined', 'left', 'changed', 'same']),
      /** Net pay of the two sides. */
      from: z.string(),
      to: z.string(),
      difference: z.string(),
      lines: z.array(z.object({ key: z.string(), ...change, why: z.string().nullable() })),
    }),
  ),
})

export const compare = endpoint({
  id: 'payroll.compare',
  method: 'GET',
  path: 'api/panel/payroll/compare',
  access: workers,
  query: OfRun.extend({
    from: MonthText,
    to: MonthText,
    /** An approved version of the run of the first month, compared with the run of the second as it is now. */
    version: z.coerce.number().int().min(1).optional(),
  }),
  summary:
    'Two months that were worked out, compared: every figure, and each person with the lines that differ and why',
  readsPay: true,
  response: Compared,
  problems: ['payroll.not-worked-out'],
})

/** A month that was calculated here and by another program: figures by person, from a sheet of which nothing is kept. */
export const parallelTemplate = endpoint({
  id: 'payroll.parallelTemplate',
  method: 'GET',
  path: `${run}/parallel/template`,
  access: workers,
  params: Month,
  query: OfRun,
  summary: 'The sheet to fill in with what another program calculated: the people of the run, a column for each figure',
  download: true,
  problems: ['payroll.not-worked-out'],
})
export const parallel = endpoint({
  id: 'payroll.parallel',
  method: 'POST',
  path: `${run}/parallel`,
  access: workers,
  params: Month,
  query: OfRun,
  file: 'required',
  limit: 'upload',
  repeatable: true,
  readsPay: true,
  summary: 'Compare the run with what another program calculated; empty cells are not compared, nothing is stored',
  response: Compared.extend({
    /** Headings of the sheet that name no figure here: their columns were not compared. */
    unknown_columns: z.array(z.string()),
    people: z.array(
      Compared.shape.people.element.extend({
        /** Null where the sheet names somebody whom the run does not pay. */
        employee_id: Id.nullable(),
        payslip_id: Id.nullable(),
        /** Null where the sheet does not say what was paid. */
        from: z.string().nullable(),
        difference: z.string().nullable(),
      }),
    ),
  }),
  problems: [
    'payroll.not-worked-out',
    'payroll.parallel-refused',
    'sheets.unreadable',
    'sheets.too-large',
    'sheets.empty',
  ],
})
