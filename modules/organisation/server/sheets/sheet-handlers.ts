import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { fileReply, notFound } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { templateOf, XLSX } from '#platform/sheets/server/template.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import {
  exportCompetencies,
  exportDepartments,
  exportJobLevels,
  exportPositions,
  importCompetencies,
  importDepartments,
  importJobLevels,
  importPositions,
  undoCompetencies,
  undoDepartments,
  undoJobLevels,
  undoPositions,
} from '../../contract/sheets.ts'
import { competencyRows, competencySheet } from '../../model/sheets/competency-sheet.ts'
import { departmentRows, departmentSheet, type ListedDepartment } from '../../model/sheets/department-sheet.ts'
import { levelRows, levelSheet } from '../../model/sheets/level-sheet.ts'
import { positionRows, positionSheet } from '../../model/sheets/position-sheet.ts'
import { departmentsOf } from '../departments/department-store.ts'
import { jobLevelsOf } from '../job-levels/job-level-store.ts'
import { lookedAt, type Of } from '../looking.ts'
import { positionsOf } from '../positions/position-store.ts'
import { competencyImport, competencyUndo, demandingOf } from './competency-import.ts'
import { departmentImport, departmentUndo } from './department-import.ts'
import { jobLevelList } from './level-import.ts'
import { positionImport, positionUndo } from './position-import.ts'

export const sheetHandlers: readonly Handler[] = [
  on(exportDepartments, async (call) => {
    const listed = await call.company.read((tx) => departmentsListed(tx, lookedAt(call)))
    const bytes = await templateOf(departmentSheet, call.say, call.language, departmentRows(listed))
    return fileReply('departments.xlsx', XLSX, bytes)
  }),
  on(importDepartments, (call) => takeChanges(call, departmentImport(call, lookedAt(call)))),
  on(undoDepartments, (call) => undoImport(call, departmentUndo(call.company.companyId))),

  on(exportPositions, async (call) => {
    const listed = await call.company.read((tx) => positionsOf(tx, lookedAt(call)))
    const bytes = await templateOf(positionSheet, call.say, call.language, positionRows(listed))
    return fileReply('positions.xlsx', XLSX, bytes)
  }),
  on(importPositions, (call) => takeChanges(call, positionImport(call))),
  on(undoPositions, (call) => undoImport(call, positionUndo(call.company.companyId))),

  on(exportCompetencies, async (call) => {
    const { position_ids } = call.body
    const wanted = position_ids && position_ids.length > 0 ? [...new Set(position_ids)] : undefined
    const listed = await call.company.read((tx) => demandingOf(tx, call.company.companyId, wanted))
    if (wanted && listed.length < wanted.length) return notFound()
    const bytes = await templateOf(competencySheet, call.say, call.language, competencyRows(listed))
    return fileReply('competencies.xlsx', XLSX, bytes)
  }),
  on(importCompetencies, (call) => takeChanges(call, competencyImport(call))),
  on(undoCompetencies, (call) => undoImport(call, competencyUndo(call.company.companyId))),

  on(exportJobLevels, async (call) => {
    const listed = await call.company.read((tx) => jobLevelsOf(tx, lookedAt(call)))
    return fileReply('job-levels.xlsx', XLSX, await templateOf(levelSheet, call.say, call.language, levelRows(listed)))
  }),
  on(importJobLevels, (call) => takeChanges(call, plainImport(call, jobLevelList(call.company.companyId)))),
  on(undoJobLevels, (call) => undoImport(call, plainUndo(jobLevelList(call.company.companyId)))),
]

/** With the staff ids of the heads, by which a sheet names people. */
async function departmentsListed(tx: Tx, of: Of): Promise<ListedDepartment[]> {
  const list = await departmentsOf(tx, of)
  const heads = list.flatMap(({ hod_id, divisions }) => [hod_id, ...divisions.map((one) => one.hod_id)])
  const { rows } = await sql<{ id: string; staff_id: string }>`
    select id, staff_id from employees
    where company_id = ${of.companyId} and id = any(${heads.filter((id) => id !== null)}::uuid[])`.execute(tx)
  const staffIds = new Map(rows.map(({ id, staff_id }) => [id, staff_id]))
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
