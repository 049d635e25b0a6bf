/** Clearance and papers. The first thing that is done of it begins clearance. */

import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, dropFiles, keptFile, removeBytes, withFile } from '#platform/files/server/kept-files.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  addExitDocument,
  addTask,
  changeTask,
  exitDocument,
  removeExitDocument,
  removeTask,
} from '../../contract/exits/clearance.ts'
import { type Acting, type ExitNeeds, held, log } from './acting.ts'
import { addDocument, addTasks, deleteTask, documentsOf, setTask, tasksOf } from './clearance-store.ts'
import { type ExitRow, oneExit, setExit } from './exit-store.ts'
import { detailOf } from './exit-view.ts'

const PAPER = { accept: 'document', purpose: 'exit-document' } as const

export const clearanceHandlers = (needs: ExitNeeds): readonly Handler[] => [
  on(addTask, (call) =>
    call.company.transaction(async (tx) => {
      const row = await held(tx, call, call.params.id, 'clear')
      const { due_on = row.last_working_date, ...task } = call.body
      const own = { kind: 'task', role: null, person_id: null } as const
      const due_days = call.body.due_on === undefined ? 0 : null
      await addTasks(tx, call.company.companyId, row.id, [{ ...task, ...own, due_on, due_days }])
      return cleared(tx, call, needs, row, 'exit.task-added', { after: { name: task.name } })
    }),
  ),

  on(changeTask, (call) =>
    call.company.transaction(async (tx) => {
      const { row, task } = await taskHeld(tx, call, call.params)
      const { done, ...fields } = call.body
      const now = call.clock.now().toISOString()
      const done_at = done === undefined ? task.done_at : done ? (task.done_at ?? now) : null
      const { id: _, ...former } = task
      // Another owner is one of the usual ones, another day is set by hand; whoever ticks it off is named.
      const whose = fields.owner === undefined ? {} : { role: null, person_id: null }
      const dated = fields.due_on === undefined ? {} : { due_days: null }
      const { accountId: by_account, name: by_name } = call.actor
      const by =
        done === undefined ? {} : done ? { by_account, by_name } : { by_account: null, by_name: null, note: null }
      const after = { ...former, ...fields, ...whose, ...dated, ...(done && task.done_at ? {} : by), done_at }
      await setTask(tx, call.company.companyId, task.id, after)
      return cleared(tx, call, needs, row, 'exit.task-changed', { before: former, after })
    }),
  ),

  on(removeTask, (call) =>
    call.company.transaction(async (tx) => {
      const { row, task } = await taskHeld(tx, call, call.params)
      await deleteTask(tx, call.company.companyId, task.id)
      return cleared(tx, call, needs, row, 'exit.task-removed', { before: { name: task.name } })
    }),
  ),

  on(addExitDocument, async (call) => {
    const { file, params, body, clock, session } = call
    const found = await call.company.read((tx) =>
      oneExit(tx, call.company.companyId, params.id, { reader: session.accountId }),
    )
    if (!found) return notFound()
    if (!file) return problem('files.empty', { errors: { file: ['files.empty'] } })
    return withFile(call, file, PAPER, async (tx, file_id) => {
      const row = await held(tx, call, params.id)
      if (row.status === 'withdrawn') return problem('exit.is-withdrawn')
      const paper = { exit_id: row.id, kind: body.kind, name: file.name, file_id }
      await addDocument(tx, call.company.companyId, { ...paper, added_at: clock.now().toISOString() })
      const after = { kind: body.kind, name: file.name }
      return body.kind === 'clearance'
        ? cleared(tx, call, needs, row, 'exit.document-added', { after })
        : saved(tx, call, needs, row, 'exit.document-added', { after })
    })
  }),

  on(exitDocument, async (call) => {
    const { company, session, params } = call
    const paper = await company.read(async (tx) => {
      if (!(await oneExit(tx, company.companyId, params.id, { reader: session.accountId }))) return undefined
      const papers = await documentsOf(tx, company.companyId, params.id)
      return papers.find(({ id }) => id === params.entry)
    })
    const file = paper && (await keptFile(call, paper.file_id))
    return file ? asReply(file) : notFound()
  }),

  on(removeExitDocument, async (call) => {
    const { companyId } = call.company
    let keys: readonly string[] = []
    const done = await call.company.transaction(async (tx) => {
      const row = await held(tx, call, call.params.id)
      const papers = await documentsOf(tx, companyId, row.id)
      const paper = papers.find(({ id }) => id === call.params.entry)
      if (!paper) throw new Refusal(notFound())
      keys = await dropFiles(tx, companyId, [paper.file_id])
      const { kind, name } = paper
      return saved(tx, call, needs, row, 'exit.document-removed', { before: { kind, name } })
    })
    await removeBytes(call, keys)
    return done
  }),
]

async function taskHeld(tx: Tx, call: Acting, { id, entry }: { readonly id: string; readonly entry: string }) {
  const row = await held(tx, call, id, 'clear')
  const found = (await tasksOf(tx, call.company.companyId, [id])).find((one) => one.id === entry)
  if (!found) throw new Refusal(notFound())
  const { exit_id: _, ...task } = found
  return { row, task: task }
}

type Told = Parameters<typeof log>[4]

async function cleared(tx: Tx, call: Acting, needs: ExitNeeds, row: ExitRow, action: string, told: Told) {
  if (row.status === 'acknowledged') await setExit(tx, call.company.companyId, row.id, { status: 'clearance' })
  return saved(tx, call, needs, row, action, told)
}

async function saved(tx: Tx, call: Acting, needs: ExitNeeds, row: ExitRow, action: string, told: Told) {
  const answer = reply(await detailOf(tx, call, row.id, needs), { messageKey: 'exit.saved' })
  await log(tx, call, action, row, told)
  return answer
}
