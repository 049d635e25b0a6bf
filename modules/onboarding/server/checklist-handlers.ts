/** Checklists: kept by HR. */
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addChecklist, changeChecklist, checklist, checklists, removeChecklist } from '../contract/checklists.ts'
import type { ChecklistTask } from '../model/tasks.ts'
import { type Acting, happened, refused } from './acting.ts'
import {
  type ChecklistFields,
  type ChecklistRow,
  checklistsOf,
  deleteChecklist,
  insertChecklist,
  setChecklist,
  wrongNames,
} from './checklist-store.ts'

export const checklistHandlers: readonly Handler[] = [
  on(checklists, ({ company }) => company.read(async (tx) => (await checklistsOf(tx, company.companyId)).map(shown))),

  on(checklist, (call) => call.company.read((tx) => view(tx, call, call.params.id))),

  on(addChecklist, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { department_id = null, position_id = null, employment_type = null, is_active = true, ...given } = call.body
      const whole = { ...given, department_id, position_id, employment_type: employment_type || null, is_active }
      const fields: ChecklistFields = { ...whole, tasks: named(given.tasks) }
      await refuseWrong(tx, companyId, fields)
      const id = await insertChecklist(tx, companyId, fields)
      await happened(
        tx,
        call,
        'onboarding.checklist-added',
        { kind: 'checklist', id, name: fields.name },
        {},
        told(fields),
      )
      return reply(await view(tx, call, id), { messageKey: 'onboarding.saved' })
    }),
  ),

  on(changeChecklist, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const former = await held(tx, call, call.params.id)
      const { id, department: _d, position: _p, ...was } = former
      const { tasks, ...given } = call.body
      const fields: ChecklistFields = { ...was, ...given, tasks: tasks ? named(tasks) : was.tasks }
      await refuseWrong(tx, companyId, { ...fields, id })
      await setChecklist(tx, companyId, id, fields)
      const subject = { kind: 'checklist', id, name: fields.name } as const
      await happened(tx, call, 'onboarding.checklist-changed', subject, told(was), told(fields))
      return reply(await view(tx, call, id), { messageKey: 'onboarding.saved' })
    }),
  ),

  on(removeChecklist, (call) =>
    call.company.transaction(async (tx) => {
      const former = await held(tx, call, call.params.id)
      await deleteChecklist(tx, call.company.companyId, former.id)
      const subject = { kind: 'checklist', id: former.id, name: former.name } as const
      await happened(tx, call, 'onboarding.checklist-removed', subject, told(former), {})
      return reply(null, { messageKey: 'onboarding.removed' })
    }),
  ),
]

const shown = (row: ChecklistRow) => ({ ...row, tasks: row.tasks.map((task) => ({ ...task })) })

async function view(tx: Tx, { company }: Acting, id: string) {
  const [row] = await checklistsOf(tx, company.companyId, id)
  if (!row) throw new Refusal(notFound())
  return shown(row)
}

async function held(tx: Tx, { company }: Acting, id: string): Promise<ChecklistRow> {
  const [row] = await checklistsOf(tx, company.companyId, id, true)
  if (!row) throw new Refusal(notFound())
  return row
}

async function refuseWrong(tx: Tx, companyId: string, fields: ChecklistFields & { id?: string }): Promise<void> {
  const errors = await wrongNames(tx, companyId, fields)
  if (Object.keys(errors).length > 0) throw refused(errors)
}

/** Whoever ticks it is named once, by what the owner says; a task without an id is given the next free one. */
function named(tasks: readonly ChecklistTask[]): ChecklistTask[] {
  const taken = new Set(tasks.map(({ id }) => id).filter((id) => id !== ''))
  let next = 0
  const fresh = (): string => {
    do next += 1
    while (taken.has(`task-${next}`))
    return `task-${next}`
  }
  return tasks.map(({ id, owner, role, person_id, ...task }) => ({
    ...{ id: id || fresh(), owner, ...task },
    role: owner === 'role' ? role : null,
    person_id: owner === 'person' ? person_id : null,
  }))
}

const told = ({ name, kind, is_active, tasks }: ChecklistFields) => ({
  ...{ name, kind, is_active },
  tasks: tasks.map((task) => task.name),
})
