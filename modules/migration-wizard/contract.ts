/** The steps of moving in: where the company stands, what each step has brought, going on and going back. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { SheetAnswer, SheetQuery } from '#platform/sheets/contract-types.ts'

const access = { to: 'area', of: ['migration'] } as const
const Step = z.object({ step: z.string().max(8) })
/** The sheets that belong to the wizard alone; those of people, details and pay are the people's own. */
export const Part = z.enum(['structure', 'leave', 'pay'])
const ByPart = z.object({ part: Part })

const Imported = z.object({
  batch_id: Id,
  step: z.number().int(),
  kind: z.string(),
  file_name: z.string(),
  rows: z.number().int(),
  at: z.string(),
  by: z.string(),
})

export const state = endpoint({
  id: 'migration.state',
  method: 'GET',
  path: 'api/migration/state',
  access,
  summary: 'Where the company stands in moving in, and what is there already',
  response: z.object({
    migration_wizard_step: z.number().int(),
    /** What there is, by its kind: departments, people, salary_changes ... */
    counts: z.record(z.string(), z.number().int()),
    /** Fields of the record that are empty, with the number of people. */
    gaps: z.array(z.object({ field: z.string(), people: z.number().int() })),
    imports: z.array(Imported),
  }),
})

export const flagStep = endpoint({
  id: 'migration.flagStep',
  method: 'GET',
  path: 'api/migration/flag/step/{step}',
  access,
  summary: 'Go to a step; going back clears the step left and the step reached. Changes data although it is a GET',
  params: Step,
  response: z.object({ migration_wizard_step: z.number().int() }),
  problems: ['migration.over', 'migration.step-failed', 'migration.no-such-step'],
})

export const clearStep = endpoint({
  id: 'migration.clearStep',
  method: 'GET',
  path: 'api/migration/clear/step/{step}',
  access,
  summary: 'Take away what a step imported; preview=1 only says what that is. Changes data although it is a GET',
  params: Step,
  query: SheetQuery,
  response: z.object({ cleared: z.record(z.string(), z.number().int()) }),
  problems: ['migration.over', 'migration.step-failed', 'migration.no-such-step'],
})

export const template = endpoint({
  id: 'migration.template',
  method: 'GET',
  path: 'api/migration/template/{part}',
  access,
  summary: 'A sheet of the wizard with what is there already',
  params: ByPart,
  download: true,
  readsPay: true,
})

export const upload = endpoint({
  id: 'migration.upload',
  method: 'POST',
  path: 'api/migration/upload/{part}',
  later: true,
  access,
  summary: 'Take a sheet of the wizard, all or nothing; preview=1 stores nothing; 202 with a job over 2,000 rows',
  params: ByPart,
  query: SheetQuery,
  file: 'required',
  readsPay: true,
  limit: 'upload',
  response: SheetAnswer,
  problems: ['migration.over', 'sheets.previous-import-failed', 'sheets.import-error'],
})

export const undo = endpoint({
  id: 'migration.undo',
  method: 'POST',
  path: 'api/migration/undo/{id}',
  access,
  summary: 'Take one import of the wizard’s own sheets back',
  params: z.object({ id: Id }),
  response: z.object({ cleared: z.record(z.string(), z.number().int()) }),
  problems: ['migration.over', 'migration.import-in-use'],
})
