/** What everybody has, by a sheet: it leaves as it may come in, and an import can be taken back. */
import { z } from 'zod'
import { lockCompany } from '#modules/company/server/public.ts'
import { everybody } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { type PlainList, plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportValues, importValues, undoValues } from '../contract/values.ts'
import { inOrder, rowOf, type SheetField, type SheetPerson, valuesList, valuesSheet } from '../model/values-sheet.ts'
import { activeFields } from './field-store.ts'
import { valuesOf, writeValues } from './value-store.ts'

export const sheetHandlers: readonly Handler[] = [
  on(exportValues, (call) =>
    sheetFile(call, 'custom-fields.xlsx', async (tx) => {
      const fields = await fieldsOf(tx, call.company.companyId)
      const people = await standing(tx, call.company.companyId, fields)
      return { sheet: valuesSheet(fields), rows: people.map((person) => rowOf(person, fields)) }
    }),
  ),
  on(importValues, async (call) => takeChanges(call, plainImport(call, await listOf(call)))),
  on(undoValues, async (call) => undoImport(call, plainUndo(await listOf(call)))),
]

async function fieldsOf(tx: Tx, companyId: string): Promise<SheetField[]> {
  const rows = await activeFields(tx, companyId, 'hr')
  return rows.map(({ id, name, kind, choices }) => ({ id, name, kind, choices }))
}

async function standing(tx: Tx, companyId: string, fields: readonly SheetField[]): Promise<SheetPerson[]> {
  const isShown = new Set(fields.map(({ id }) => id))
  const values = new Map<string, (readonly [string, string])[]>()
  for (const { employee_id, field_id, value } of await valuesOf(tx, companyId)) {
    if (!isShown.has(field_id)) continue
    const own = values.get(employee_id)
    if (own) own.push([field_id, value])
    else values.set(employee_id, [[field_id, value]])
  }
  const people = await everybody(tx, companyId)
  return people.map(({ id, staff_id, full_name }) => ({
    ...{ id, staff_id, name: full_name },
    values: inOrder(values.get(id) ?? []),
  }))
}

const Kept = z.object({
  id: z.string(),
  name: z.string(),
  staff_id: z.string(),
  values: z.record(z.string(), z.string()),
})

async function listOf({ company }: Pick<Call<typeof undoValues>, 'company'>): Promise<PlainList<SheetPerson>> {
  const { companyId } = company
  const fields = await company.read((tx) => fieldsOf(tx, companyId))
  return {
    kind: 'custom_values',
    actions: { imported: 'customFields.values-imported', undone: 'customFields.values-import-undone' },
    sheet: valuesSheet(fields),
    list: valuesList(fields),
    kept: Kept,
    async standing(tx) {
      // Fields neither change their kind nor lose a choice meanwhile.
      await lockCompany(tx, companyId)
      return standing(tx, companyId, fields)
    },
    // A sheet enters what people have; it brings nobody.
    add: async () => {},
    drop: async () => {},
    set: (tx, people) =>
      writeValues(
        tx,
        companyId,
        people.flatMap(({ id, values }) =>
          fields.map((field) => ({ employee_id: id, field_id: field.id, value: values[field.id] ?? null })),
        ),
      ),
  }
}
