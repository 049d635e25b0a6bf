/** What people have in the fields of the company's own: one person's, one's own, and of all in a sheet. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { ById } from '#platform/requests/contract-types.ts'
import { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'
import { fieldKinds } from '../model/kinds.ts'

export const CustomValue = z
  .object({
    field_id: Id,
    name: z.string(),
    name_zh: z.string().nullable(),
    kind: z.enum(fieldKinds),
    choices: z.array(z.string()),
    /** A day as YYYY-MM-DD, a number as decimal text, `yes` or `no`; null where nothing was entered. */
    value: z.string().nullable(),
  })
  .meta({ id: 'CustomValue' })

export const personValues = endpoint({
  id: 'customFields.ofPerson',
  method: 'GET',
  path: 'api/panel/employee/customField/{id}',
  access: { to: 'area', of: ['employee'] },
  summary: 'What one person has in the company’s own fields: of all for HR, else of those that are for managers',
  params: ById,
  response: z.array(CustomValue),
})
export const changePersonValues = endpoint({
  id: 'customFields.changeOfPerson',
  method: 'PATCH',
  path: 'api/panel/employee/customField/{id}',
  access: { to: 'area', of: ['employee.write'] },
  summary: 'Enter, change or clear what one person has, all or nothing; `was` is what one saw',
  params: ById,
  body: z.strictObject({
    values: z
      .array(
        z.strictObject({
          field_id: Id,
          value: z.string().max(1000).nullable(),
          was: z.string().max(1000).nullable().optional(),
        }),
      )
      .min(1)
      .max(100),
  }),
  response: z.array(CustomValue),
  problems: ['customFields.changed-meanwhile'],
})
export const ownValues = endpoint({
  id: 'customFields.own',
  method: 'GET',
  path: 'api/emp/customField',
  access: { to: 'area', of: ['me'] },
  summary: 'What one has oneself in the fields that are shown to the person',
  response: z.array(CustomValue),
})

const batch = { to: 'area', of: ['employee.batch'] } as const
export const exportValues = endpoint({
  id: 'customFields.export',
  method: 'GET',
  path: 'api/panel/employee/customField/sheet/export',
  access: batch,
  summary: 'What everybody has, a column for each field, as a sheet that can be imported',
  download: true,
})
export const importValues = endpoint({
  id: 'customFields.import',
  method: 'POST',
  path: 'api/panel/employee/customField/sheet/import',
  access: batch,
  ...takesSheet,
  summary: 'Enter what many have, by staff id, all or none; an empty cell clears; preview=1 stores nothing',
})
export const undoValues = endpoint({
  id: 'customFields.undo',
  method: 'POST',
  path: 'api/panel/employee/customField/sheet/undo/{x}',
  access: batch,
  ...takesImportBack,
  summary: 'Take such an import back, while everything stands as it left it',
})
