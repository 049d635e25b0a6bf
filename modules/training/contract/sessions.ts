/** Sessions of courses: who has a seat, who was there, and that it is over. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Flag, Id } from '#platform/contract/fields.ts'
import { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'
import { sessionStates } from '../model/session.ts'
import { NewSession, SessionChange, SessionDetail, SessionView } from './fields.ts'
import { words } from './types.ts'

const access = { to: 'area', of: ['training.courses'] } as const
const params = z.object({ id: Id })
const People = z.array(Id).min(1).max(500)

export const sessions = endpoint({
  id: 'training.sessions',
  method: 'GET',
  path: 'api/panel/training/session',
  access,
  summary: 'Sessions, the latest first, with taken seats and who waits',
  query: z.object({
    course_id: Id.optional(),
    state: z.enum(sessionStates).optional(),
    from: DateText.optional(),
    to: DateText.optional(),
  }),
  response: z.array(SessionView),
})
export const session = endpoint({
  id: 'training.session',
  method: 'GET',
  path: 'api/panel/training/session/{id}',
  access,
  params,
  summary: 'One session with its people, on which days they were there, and what they thought of it',
  response: SessionDetail,
})
export const addSession = endpoint({
  id: 'training.addSession',
  method: 'POST',
  path: 'api/panel/training/session',
  status: 201,
  access,
  summary: 'Add a session of a course; past ones are taken too',
  body: NewSession,
  response: SessionView,
  problems: ['training.invalid', 'training.grant-before'],
})
export const changeSession = endpoint({
  id: 'training.changeSession',
  method: 'PATCH',
  path: 'api/panel/training/session/{id}',
  access,
  params,
  summary: 'Change a session; new seats go to those who wait, and whoever has one is told of other days',
  body: SessionChange,
  response: SessionView,
  problems: ['training.invalid', 'training.session-closed', 'training.grant-before'],
})
export const removeSession = endpoint({
  id: 'training.removeSession',
  method: 'DELETE',
  path: 'api/panel/training/session/{id}',
  access,
  params,
  summary: 'Remove a session in which nobody is enrolled and for which nobody asked',
  response: z.null(),
  problems: ['training.session-used'],
})
export const enrol = endpoint({
  id: 'training.enrol',
  method: 'POST',
  path: 'api/panel/training/session/{id}/enrol',
  access,
  params,
  summary: 'Give people a seat at once, or a place on the waiting list where none is free',
  body: z.strictObject({
    employee_ids: People,
    bond_accepted_on: DateText.nullable().optional(),
    confirm: Flag.optional(),
  }),
  response: SessionDetail,
  problems: ['training.invalid', 'training.session-closed', words.confirm],
})
export const giveUpSeat = endpoint({
  id: 'training.giveUpSeat',
  method: 'DELETE',
  path: 'api/panel/training/session/{id}/enrol/{employeeId}',
  access,
  params: params.extend({ employeeId: Id }),
  summary: 'Take somebody out of a session; the first who waits gets the seat and is told',
  response: SessionDetail,
  problems: ['training.session-closed', 'training.seat-by-request'],
})
export const attendance = endpoint({
  id: 'training.attendance',
  method: 'PATCH',
  path: 'api/panel/training/session/{id}/attendance',
  access,
  params,
  summary: 'Who was there on which day; null takes back what was said of a day',
  body: z.strictObject({
    items: z
      .array(z.strictObject({ employee_id: Id, date: DateText, present: z.union([Flag, z.null()]) }))
      .min(1)
      .max(10_000),
  }),
  response: SessionDetail,
  problems: ['training.invalid', 'training.session-closed'],
})
export const close = endpoint({
  id: 'training.close',
  method: 'POST',
  path: 'api/panel/training/session/{id}/close',
  access,
  params,
  summary: 'Close a session that is over: whoever was there often enough has completed it and gets a certificate',
  response: SessionDetail,
  problems: ['training.session-closed', 'training.not-over'],
})
export const signInSheet = endpoint({
  id: 'training.signInSheet',
  method: 'GET',
  path: 'api/panel/training/session/{id}/sign-in',
  access,
  params,
  summary: 'The sheet on which everybody who has a seat signs on each day',
  download: true,
})

export const exportAttendance = endpoint({
  id: 'training.exportAttendance',
  method: 'GET',
  path: 'api/panel/training/attendance/export',
  access,
  summary: 'Who was there on which day of the sessions that are not closed, as a sheet that can be imported',
  download: true,
})
export const importAttendance = endpoint({
  id: 'training.importAttendance',
  method: 'POST',
  path: 'api/panel/training/attendance/import',
  access,
  ...takesSheet,
  summary: 'Say who was there on which day of open sessions, all or none; preview=1 stores nothing',
})
export const undoAttendance = endpoint({
  id: 'training.undoAttendance',
  method: 'POST',
  path: 'api/panel/training/attendance/import/undo/{x}',
  access,
  ...takesImportBack,
  summary: 'Take an import of attendance back, while the sessions are open and everything stands as it left it',
})
