/** Courses by a sheet: they leave as they may come in, and an import can be taken back. */
import { z } from 'zod'
import { companyFacts, lockCompany } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { type PlainList, plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportCourses, importCourses, undoCourses } from '../../contract/courses.ts'
import {
  type CourseSheetBook,
  courseList,
  courseRows,
  courseSheet,
  type SheetCourse,
} from '../../model/course-sheet.ts'
import { modes } from '../../model/session.ts'
import { coursesOf } from '../course-store.ts'
import { haveSessions, insertCourses, namedUnits, setCourses } from './course-rows.ts'

/** Before the calls of one course: their addresses end in a word where those have an id. */
export const courseSheetHandlers: readonly Handler[] = [
  on(exportCourses, (call) =>
    sheetFile(call, 'courses.xlsx', async (tx) => {
      const { companyId } = call.company
      return { sheet: courseSheet, rows: courseRows(await standing(tx, companyId), await bookOf(tx, companyId)) }
    }),
  ),
  on(importCourses, async (call) => takeChanges(call, plainImport(call, await coursesIn(call.company)))),
  on(undoCourses, async (call) => undoImport(call, plainUndo(await coursesIn(call.company)))),
]

const coursesIn = async (company: CompanyDb) =>
  courses(company.companyId, await company.read((tx) => bookOf(tx, company.companyId)))

async function bookOf(tx: Tx, companyId: string): Promise<CourseSheetBook> {
  const { country } = await companyFacts(tx, companyId)
  return {
    departments: await namedUnits(tx, companyId, 'departments'),
    positions: await namedUnits(tx, companyId, 'positions'),
    inMalaysia: country === 'MY',
  }
}

const standing = async (tx: Tx, companyId: string): Promise<SheetCourse[]> =>
  (await coursesOf(tx, companyId)).map(
    ({ sessions: _, completed: __, answers: ___, rating: ____, hours, ...course }) => ({
      ...course,
      hours: String(Number(hours)),
    }),
  )

const text = z.string().nullable()
const months = z.number().nullable()
const courses = (companyId: string, book: CourseSheetBook): PlainList<SheetCourse> => ({
  kind: 'courses',
  actions: { imported: 'training.courses-imported', undone: 'training.courses-import-undone' },
  sheet: courseSheet,
  list: courseList(book, newId),
  kept: z.object({
    id: z.string(),
    name: z.string(),
    category: text,
    provider: text,
    mode: z.enum(modes),
    hours: z.string(),
    cost_per_seat: z.string(),
    is_mandatory: z.boolean(),
    mandatory_departments: z.array(z.string()),
    mandatory_positions: z.array(z.string()),
    repeat_months: months,
    certificate_months: months,
    hrd_claimable: z.boolean(),
    bond_amount: text,
    bond_months: months,
  }),
  async standing(tx) {
    await lockCompany(tx, companyId)
    return standing(tx, companyId)
  },
  add: (tx, items) => insertCourses(tx, companyId, items),
  set: (tx, items) => setCourses(tx, companyId, items),
  async drop(tx, ids) {
    // What people were enrolled in stays.
    if (await haveSessions(tx, companyId, ids)) throw new Refusal(problem('undo.in-the-way', { status: 409 }))
    await deleteByIds(tx, 'training_courses', ids)
  },
})
