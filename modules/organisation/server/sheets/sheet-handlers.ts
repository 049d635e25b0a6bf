import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import {
  exportCompetencies,
  exportDepartments,
  exportPositions,
  importCompetencies,
  importDepartments,
  importPositions,
  undoCompetencies,
  undoDepartments,
  undoPositions,
} from '../../contract/sheets.ts'
import { competencyRows, competencySheet } from '../../model/sheets/competency-sheet.ts'
import { departmentRows, departmentSheet, type ListedDepartment } from '../../model/sheets/department-sheet.ts'
import { positionRows, positionSheet } from '../../model/sheets/position-sheet.ts'
import { departmentsOf } from '../departments/department-store.ts'
import { staffIdsOf } from '../departments/heads.ts'
import { lookedAt, type Of } from '../looking.ts'
import { positionsOf } from '../positions/position-store.ts'
import { competencyImport, competencyUndo, demandingOf } from './competency-import.ts'
import { departmentImport, departmentUndo } from './department-import.ts'
import { levelSheetHandlers } from './level-sheets.ts'
import { positionImport, positionUndo } from './position-import.ts'

export const sheetHandlers: readonly Handler[] = [
  on(exportDepartments, (call) =>
    sheetFile(call, 'departments.xlsx', async (tx) => ({
      sheet: departmentSheet,
      rows: departmentRows(await departmentsListed(tx, lookedAt(call))),
    })),
  ),
  on(importDepartments, (call) => takeChanges(call, departmentImport(call, lookedAt(call)))),
  on(undoDepartments, (call) => undoImport(call, departmentUndo(call.company.companyId))),

  on(exportPositions, (call) =>
    sheetFile(call, 'positions.xlsx', async (tx) => ({
      sheet: positionSheet,
      rows: positionRows(await positionsOf(tx, lookedAt(call))),
    })),
  ),
  on(importPositions, (call) => takeChanges(call, positionImport(call))),
  on(undoPositions, (call) => undoImport(call, positionUndo(call.company.companyId))),

  on(exportCompetencies, async (call) => {
    const { position_ids } = call.body
    const wanted = position_ids && position_ids.length > 0 ? [...new Set(position_ids)] : undefined
    return sheetFile(call, 'competencies.xlsx', async (tx) => {
      const listed = await demandingOf(tx, call.company.companyId, wanted)
      if (wanted && listed.length < wanted.length) throw new Refusal(notFound())
      return { sheet: competencySheet, rows: competencyRows(listed) }
    })
  }),
  on(importCompetencies, (call) => takeChanges(call, competencyImport(call))),
  on(undoCompetencies, (call) => undoImport(call, competencyUndo(call.company.companyId))),

  ...levelSheetHandlers,
]

/** With the staff ids of the heads, by which a sheet names people. */
async function departmentsListed(tx: Tx, of: Of): Promise<ListedDepartment[]> {
  const list = await departmentsOf(tx, of)
  const heads = list.flatMap(({ hod_id, divisions }) => [hod_id, ...divisions.map((one) => one.hod_id)])
  const staffIds = await staffIdsOf(
    tx,
    of.companyId,
    heads.filter((id) => id !== null),
  )
  const head = ({ hod_id }: { hod_id: string | null }) => ({
    staff_id: hod_id === null ? null : (staffIds.get(hod_id) ?? null),
  })
  return list.map((department) => ({
    name: department.name,
    code: department.code,
    head: head(department),
    divisions: department.divisions.map((division) => ({ name: division.name, head: head(division) })),
  }))
}
