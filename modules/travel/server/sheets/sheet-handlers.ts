/** Cost centres by a sheet: they leave as they may come in, and an import can be taken back. */
import { lockCompany } from '#modules/company/server/public.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { sheetHandlers, tableOf } from '#platform/records/server/list-sheets.ts'
import { exportCostCentres, importCostCentres, undoCostCentres } from '../../contract/cost-centres.ts'
import { centreColumns } from '../../model/centre-sheet.ts'
import { centres, centresOf } from '../cost-centre-store.ts'

const calls = { take: exportCostCentres, bring: importCostCentres, undo: undoCostCentres }

/** Before the calls of one centre: their addresses end in a word where those have an id. */
export const centreSheetHandlers = sheetHandlers(calls, 'cost-centres.xlsx', (_, { company: { companyId } }) => ({
  kind: 'cost_centres',
  actions: { imported: 'travel.centres-imported', undone: 'travel.centres-import-undone' },
  columns: centreColumns,
  rows: (tx) => centres.rows(tx, companyId),
  hold: (tx) => lockCompany(tx, companyId),
  table: {
    ...tableOf(centres),
    async drop(tx, ids) {
      const used = (await centresOf(tx, companyId, { ids })).some(({ is_used }) => is_used)
      // What was booked to it stays.
      if (used) throw new Refusal(problem('undo.in-the-way', { status: 409 }))
      await centres.dropMany(tx, ids)
    },
  },
}))
