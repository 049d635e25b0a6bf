import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { unlessInUse } from '#platform/http/server/unless-taken.ts'
import { keptRows } from '#platform/undo/server/kept-rows.ts'
import {
  changeDepartment,
  createDepartment,
  department,
  departments,
  managers,
  removeDepartment,
} from '../../contract/departments.ts'
import { inUse, logAdded, logChanged, logRemoved, unlessTaken } from '../acting.ts'
import { lookedAt } from '../looking.ts'
import { countOf, membersOf } from '../members.ts'
import { namingPositions } from '../positions/position-departments.ts'
import { stillThere } from '../still-there.ts'
import { removal } from '../undos.ts'
import {
  departmentsOf,
  divisionsOf,
  insertDepartment,
  lockDepartment,
  removeUnit,
  saveUnit,
} from './department-store.ts'
import { demandHead, headsPossible } from './heads.ts'

const PEOPLE_SHOWN = 200

export const departmentHandlers: readonly Handler[] = [
  on(departments, (call) => call.company.read((tx) => departmentsOf(tx, lookedAt(call)))),

  on(department, (call) =>
    call.company.read(async (tx) => {
      const of = lookedAt(call)
      const { id } = call.params
      const [found] = await departmentsOf(tx, of, id)
      if (!found) return notFound()
      const belonging = { belonging: 'department_id', id, today: of.today } as const
      const { former } = await countOf(tx, of.companyId, belonging)
      const employees = await membersOf(tx, of.companyId, { ...belonging, page: { page: 1, perPage: PEOPLE_SHOWN } })
      return {
        ...found,
        former_count: former,
        positions: await namingPositions(tx, of.companyId, id),
        employees,
      }
    }),
  ),

  on(managers, (call) =>
    call.company.read((tx) => {
      const { all, page, per_page: perPage, search, also } = call.query
      const wanted = { all: all === '1', search, also, page: page === undefined ? undefined : { page, perPage } }
      return headsPossible(tx, lookedAt(call), wanted)
    }),
  ),

  on(createDepartment, (call) =>
    call.company.transaction(async (tx) => {
      const of = lookedAt(call)
      const { name, code = null, hod_id: head_id = null } = call.body
      await demandHead(tx, of, head_id)
      const id = await unlessTaken(insertDepartment(tx, of.companyId, { name, code, head_id }))
      const [added] = await departmentsOf(tx, of, id)
      if (!added) return notFound()
      const answer = reply(added, { messageKey: 'organisation.stored' })
      await logAdded(tx, call, { kind: 'department', id, name }, { name, code, head: added.hod_name })
      return answer
    }),
  ),

  on(changeDepartment, (call) =>
    call.company.transaction(async (tx) => {
      const of = lookedAt(call)
      const { id } = call.params
      const { hod_id: head_id, ...rest } = call.body
      const former = await lockDepartment(tx, of.companyId, id)
      const [before] = await departmentsOf(tx, of, id)
      if (!former || !before) return notFound()
      // Who heads it stays, also after leaving, until somebody else is named.
      if (head_id !== former.head_id) await demandHead(tx, of, head_id)
      await unlessTaken(saveUnit(tx, of.companyId, 'departments', id, { ...rest, head_id }))
      const [after] = await departmentsOf(tx, of, id)
      if (!after) return notFound()
      await logChanged(
        tx,
        call,
        { kind: 'department', id, name: after.name },
        { before: told(before), after: told(after) },
      )
      return reply(after, { messageKey: 'organisation.stored' })
    }),
  ),

  on(removeDepartment, (call) =>
    unlessInUse(
      call.company.transaction(async (tx) => {
        const of = lookedAt(call)
        const { id } = call.params
        const former = await lockDepartment(tx, of.companyId, id)
        if (!former) return notFound()
        const barred = await stillThere(tx, of, 'department_id', id)
        if (barred) return barred
        const parts = await divisionsOf(tx, of, { department: id })
        if (parts.length > 0) return problem('organisation.has-divisions', { params: { count: parts.length } })
        const { name, code } = former
        const subject = { kind: 'department', id, name } as const
        const kept = await keptRows(
          tx,
          of.companyId,
          ['departments', { id }],
          ['position_departments', { department_id: id }],
        )
        await removeUnit(tx, of.companyId, 'departments', id)
        const meta = await removal.keep(tx, call, { subject, kept })
        await logRemoved(tx, call, subject, { name, code })
        return reply(null, { messageKey: 'organisation.removed', meta })
      }),
      inUse,
    ),
  ),
]

const told = ({ name, code, hod_name }: { name: string; code: string | null; hod_name: string | null }) => ({
  name,
  code,
  head: hod_name,
})
