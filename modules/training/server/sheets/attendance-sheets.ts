/** Attendance by a sheet: of sessions that are not closed; an import is taken back while they stay open. */

import { sql } from 'kysely'
import { z } from 'zod'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { type PlainList, plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportAttendance, importAttendance, undoAttendance } from '../../contract/sessions.ts'
import {
  type AttendanceFacts,
  attendanceList,
  attendanceRows,
  attendanceSheet,
  type SheetAttendance,
} from '../../model/attendance-sheet.ts'
import { saveAttendanceOf } from '../seat-store.ts'
import { sessionsWhere } from '../session-store.ts'
import { heldOn } from '../views.ts'

/** Before the calls of one session: their addresses end in a word where those have an id. */
export const attendanceSheetHandlers: readonly Handler[] = [
  on(exportAttendance, (call) =>
    sheetFile(call, 'attendance.xlsx', async (tx) => ({
      sheet: attendanceSheet,
      rows: attendanceRows(await openDays(tx, call.company.companyId, false)),
    })),
  ),
  on(importAttendance, (call) => {
    const { companyId } = call.company
    return takeChanges(call, {
      ...plainImport(call, attendance(companyId, [])),
      // Seats and days are looked at where they are judged, and held until they are stored.
      async judge(tx, rows) {
        return plainImport(call, attendance(companyId, await openDays(tx, companyId, true))).judge(tx, rows, [])
      },
    })
  }),
  on(undoAttendance, (call) => undoImport(call, plainUndo(attendance(call.company.companyId)))),
]

const attendance = (
  companyId: CompanyDb['companyId'],
  known?: readonly AttendanceFacts[],
): PlainList<SheetAttendance> => ({
  kind: 'training_attendance',
  actions: { imported: 'training.attendance-imported', undone: 'training.attendance-import-undone' },
  sheet: attendanceSheet,
  list: attendanceList(known ?? []),
  kept: z.object({
    id: z.string(),
    name: z.string(),
    session_id: z.string(),
    employee_id: z.string(),
    date: z.string(),
    present: z.boolean().nullable(),
  }),
  standing: async (tx) => (known ?? (await openDays(tx, companyId, true))).map(({ item }) => item),
  // A sheet says who was there; it brings no session and no seat.
  add: async () => {},
  drop: async () => {},
  set: (tx, items) => saveAttendanceOf(tx, companyId, items),
})

type Seat = {
  readonly session_id: string
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly present: string[]
  readonly absent: string[]
}

/** Each day of each open session with each person in it. */
async function openDays(tx: Tx, companyId: string, hold: boolean): Promise<AttendanceFacts[]> {
  const sessions = await sessionsWhere(tx, companyId, sql`s.closed_on is null`, hold)
  const { rows: seats } = await sql<Seat>`
    select a.session_id, a.employee_id, e.staff_id, e.full_name,
      coalesce(array_agg(t.date) filter (where t.present), '{}') as present,
      coalesce(array_agg(t.date) filter (where not t.present), '{}') as absent
    from training_seats a ${personOf('a')}
    left join training_attendance t on t.company_id = a.company_id and t.session_id = a.session_id
      and t.employee_id = a.employee_id
    where a.company_id = ${companyId} and a.place = 'seat' and a.session_id = any(${sessions.map(({ id }) => id)}::uuid[])
    group by a.session_id, a.employee_id, e.staff_id, e.full_name order by lower(e.full_name), a.employee_id`.execute(
    tx,
  )
  const inOrder = sessions.toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1))
  return inOrder.flatMap((session) =>
    heldOn(session).flatMap((date) =>
      seats
        .filter(({ session_id }) => session_id === session.id)
        .map(({ employee_id, staff_id, full_name, present, absent }) => ({
          item: {
            id: `${session.id} ${employee_id} ${date}`,
            name: `${session.course} ${date}: ${full_name} (${staff_id})`,
            ...{ session_id: session.id, employee_id, date },
            present: present.includes(date) ? true : absent.includes(date) ? false : null,
          },
          ...{ course: session.course, starts_on: session.starts_on, place: session.place, staff_id, full_name },
        })),
    ),
  )
}
