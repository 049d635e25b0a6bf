/** What is to be cleared before somebody goes, and the papers of it. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { ExitDetail, TaskChange, TaskFields } from './types.ts'

const writers = { to: 'area', of: ['exit.write'] } as const
const params = z.object({ id: Id })
const OfExit = z.object({ id: Id, entry: Id })
const moving = ['exit.is-submitted', 'exit.is-completed', 'exit.is-withdrawn'] as const

export const addTask = endpoint({
  id: 'exit.addTask',
  method: 'POST',
  path: 'api/panel/exit/{id}/task',
  status: 201,
  access: writers,
  params,
  summary: 'Add something that is to be cleared',
  body: TaskFields,
  response: ExitDetail,
  problems: moving,
})
export const changeTask = endpoint({
  id: 'exit.changeTask',
  method: 'PATCH',
  path: 'api/panel/exit/{id}/task/{entry}',
  access: writers,
  params: OfExit,
  summary: 'Tick it off, waive it with a reason, or change it',
  body: TaskChange,
  response: ExitDetail,
  problems: moving,
})
export const removeTask = endpoint({
  id: 'exit.removeTask',
  method: 'DELETE',
  path: 'api/panel/exit/{id}/task/{entry}',
  access: writers,
  params: OfExit,
  summary: 'Take something off the clearance',
  response: ExitDetail,
  problems: moving,
})

export const addExitDocument = endpoint({
  id: 'exit.addDocument',
  method: 'POST',
  path: 'api/panel/exit/{id}/document',
  status: 201,
  access: writers,
  params,
  summary: 'Keep a paper with the leaving: what supports it, or what clears it',
  body: z.strictObject({ kind: z.enum(['support', 'clearance']) }),
  file: 'optional',
  limit: 'upload',
  response: ExitDetail,
  problems: ['exit.is-withdrawn', 'files.not-a-document', 'files.too-many-pixels', 'files.empty'],
})
export const exitDocument = endpoint({
  id: 'exit.document',
  method: 'GET',
  path: 'api/panel/exit/{id}/document/{entry}',
  access: { to: 'area', of: ['exit'] },
  params: OfExit,
  summary: 'A paper of a leaving',
  download: true,
})
export const removeExitDocument = endpoint({
  id: 'exit.removeDocument',
  method: 'DELETE',
  path: 'api/panel/exit/{id}/document/{entry}',
  access: writers,
  params: OfExit,
  summary: 'Remove a paper of a leaving, with its file',
  response: ExitDetail,
})
