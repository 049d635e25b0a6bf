import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { unlessInUse } from '#platform/http/server/unless-taken.ts'
import { keptRows } from '#platform/undo/server/kept-rows.ts'
import { changeDivision, createDivision, divisions, removeDivision } from '../../contract/departments.ts'
import { inUse, logAdded, logChanged, logRemoved, unlessTaken } from '../acting.ts'
import { lookedAt } from '../looking.ts'
import { stillThere } from '../still-there.ts'
import { removal } from '../undos.ts'
import {
  type DivisionRow,
  departmentsOf,
  divisionsOf,
  insertDivision,
  lockDepartment,
  lockDivision,
  removeUnit,
  saveUnit,
} from './department-store.ts'
import { demandHead } from './heads.ts'

export const divisionHandlers: readonly Handler[] = [
  on(divisions, (call) =>
    call.company.read(async (tx) => {
      const [found] = await departmentsOf(tx, lookedAt(call), call.params.id)
      return found?.divisions ?? notFound()
    }),
  ),

  on(createDivision, (call) =>
    call.company.transaction(async (tx) => {
      const of = lookedAt(call)
      const { name, department_id, hod_id: head_id = null } = call.body
      if (!(await lockDepartment(tx, of.companyId, department_id))) return notFound()
      await demandHead(tx, of, head_id)
      const id = await unlessTaken(insertDivision(tx, of.companyId, { name, department_id, head_id }))
      const [added] = await divisionsOf(tx, of, { id })
      if (!added) return notFound()
      const answer = reply(added, { messageKey: 'organisation.stored' })
      await logAdded(tx, call, { kind: 'division', id, name }, told(added))
      return answer
    }),
  ),

  on(changeDivision, (call) =>
    call.company.transaction(async (tx) => {
      const of = lookedAt(call)
      const { id } = call.params
      const { name, hod_id: head_id } = call.body
      const former = await lockDivision(tx, of.companyId, id)
      const [before] = await divisionsOf(tx, of, { id })
      if (!former || !before) return notFound()
      if (head_id !== former.head_id) await demandHead(tx, of, head_id)
      await unlessTaken(saveUnit(tx, of.companyId, 'divisions', id, { name, head_id }))
      const [after] = await divisionsOf(tx, of, { id })
      if (!after) return notFound()
      await logChanged(
        tx,
        call,
        { kind: 'division', id, name: after.name },
        { before: told(before), after: told(after) },
      )
      return reply(after, { messageKey: 'organisation.stored' })
    }),
  ),

  on(removeDivision, (call) =>
    unlessInUse(
      call.company.transaction(async (tx) => {
        const of = lookedAt(call)
        const { id } = call.params
        const former = await lockDivision(tx, of.companyId, id)
        if (!former) return notFound()
        const barred = await stillThere(tx, of, 'division_id', id)
        if (barred) return barred
        const { name } = former
        const subject = { kind: 'division', id, name } as const
        const kept = await keptRows(tx, of.companyId, ['divisions', { id }])
        await removeUnit(tx, of.companyId, 'divisions', id)
        const meta = await removal.keep(tx, call, { subject, kept })
        await logRemoved(tx, call, subject, { name })
        return reply(null, { messageKey: 'organisation.removed', meta })
      }),
      inUse,
    ),
  ),
]

const told = ({ name, hod_name }: DivisionRow) => ({ name, head: hod_name })
