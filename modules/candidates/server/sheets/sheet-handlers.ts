/** Candidates by a sheet: entered and changed as by hand, all or none, and taken back while nothing came of it. */
import { z } from 'zod'
import { lockCompany } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { type PlainList, plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { stillInUse, undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportCandidates, importCandidates, undoCandidates } from '../../contract/sheets.ts'
import {
  candidateList,
  candidateRows,
  candidateSheet,
  knownByPhone,
  labelled,
  type SheetCandidate,
} from '../../model/candidate-sheet.ts'
import { statuses } from '../../model/stages.ts'
import { addEntered, CANDIDATES_IMPORT, dropEntered, setEntered, standingIn, vacanciesIn } from './sheet-rows.ts'

/** Before the calls of one candidate: their addresses end in a word where those have an id. */
export const candidateSheetHandlers: readonly Handler[] = [
  on(exportCandidates, (call) =>
    sheetFile(call, 'candidates.xlsx', async (tx) => {
      const { companyId } = call.company
      const labels = labelled(await vacanciesIn(tx, companyId))
      return { sheet: candidateSheet, rows: candidateRows(await standingIn(tx, companyId, labels)) }
    }),
  ),
  on(importCandidates, async (call) => takeChanges(call, plainImport(call, await candidatesIn(call.company, call)))),
  on(undoCandidates, async (call) => undoImport(call, plainUndo(await candidatesIn(call.company, call)))),
]

type Entering = Pick<Call<typeof importCandidates>, 'actor' | 'clock' | 'language'>

async function candidatesIn(company: CompanyDb, by: Entering): Promise<PlainList<SheetCandidate>> {
  const { companyId } = company
  const labels = labelled(await company.read((tx) => vacanciesIn(tx, companyId)))
  const known = new Set<string>()
  const text = z.string().nullable()
  return {
    kind: CANDIDATES_IMPORT,
    actions: { imported: 'candidates.imported', undone: 'candidates.import-undone' },
    sheet: candidateSheet,
    list: candidateList(labels, newId),
    // A batch of which somebody was forgotten keeps nothing that could be put back.
    kept: z
      .object({
        ...{ id: z.string(), name: z.string(), vacancy_id: z.string(), full_name: z.string(), email: z.string() },
        ...{ phone: z.string(), country: text, expected_salary: text, available_from: text, source: text },
        ...{ cover_letter: text, talent_pool: z.boolean(), status: z.enum(statuses) },
      })
      .catch(() => {
        throw stillInUse()
      }),
    async standing(tx: Tx) {
      await lockCompany(tx, companyId)
      const rows = await standingIn(tx, companyId, labels, true)
      for (const { id } of rows) known.add(id)
      return rows
    },
    faults: (rows, after) => knownByPhone(rows, after, ({ id }) => !known.has(id)),
    add: (tx, items) => addEntered(tx, companyId, items, by),
    set: (tx, items) => setEntered(tx, companyId, items, by),
    drop: (tx, ids) => dropEntered(tx, companyId, ids),
  }
}
