/** Cost centres by a sheet: they leave as they may come in, and an import can be taken back. */
import { z } from 'zod'
import { lockCompany } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { type PlainList, plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportCostCentres, importCostCentres, undoCostCentres } from '../../contract/cost-centres.ts'
import { centreList, centreRows, centreSheet, type SheetCentre } from '../../model/centre-sheet.ts'
import { centresOf, deleteCentres, insertCentres, setCentres } from '../cost-centre-store.ts'

/** Before the calls of one centre: their addresses end in a word where those have an id. */
export const centreSheetHandlers: readonly Handler[] = [
  on(exportCostCentres, (call) =>
    sheetFile(call, 'cost-centres.xlsx', async (tx) => ({
      sheet: centreSheet,
      rows: centreRows(await standing(tx, call.company.companyId)),
    })),
  ),
  on(importCostCentres, (call) => takeChanges(call, plainImport(call, centres(call.company.companyId)))),
  on(undoCostCentres, (call) => undoImport(call, plainUndo(centres(call.company.companyId)))),
]

const standing = async (tx: Tx, companyId: string): Promise<SheetCentre[]> =>
  (await centresOf(tx, companyId)).map(({ is_used: _, ...centre }) => centre)

const centres = (companyId: string): PlainList<SheetCentre> => ({
  kind: 'cost_centres',
  actions: { imported: 'travel.centres-imported', undone: 'travel.centres-import-undone' },
  sheet: centreSheet,
  list: centreList(newId),
  kept: z.object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    budget: z.string().nullable(),
    is_active: z.boolean(),
  }),
  async standing(tx) {
    await lockCompany(tx, companyId)
    return standing(tx, companyId)
  },
  add: (tx, items) => insertCentres(tx, companyId, items),
  set: (tx, items) => setCentres(tx, companyId, items),
  async drop(tx, ids) {
    const used = (await centresOf(tx, companyId, { ids })).some(({ is_used }) => is_used)
    // What was booked to it stays.
    if (used) throw new Refusal(problem('undo.in-the-way', { status: 409 }))
    await deleteCentres(tx, companyId, ids)
  },
})
