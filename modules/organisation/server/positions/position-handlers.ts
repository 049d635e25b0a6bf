import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { unlessInUse } from '#platform/http/server/unless-taken.ts'
import { keptRows } from '#platform/undo/server/kept-rows.ts'
import {
  changePosition,
  createPosition,
  positionEmployees,
  positions,
  removePosition,
} from '../../contract/positions.ts'
import { inUse, logAdded, logChanged, logRemoved, unlessTaken, wrongField } from '../acting.ts'
import { lookedAt } from '../looking.ts'
import { countOf, membersOf } from '../members.ts'
import { stillThere } from '../still-there.ts'
import { removal } from '../undos.ts'
import { addDepartments, setDepartments } from './position-departments.ts'
import {
  hasJobLevel,
  insertPosition,
  lockPosition,
  type PositionRow,
  positionsOf,
  removePosition as remove,
  savePosition,
} from './position-store.ts'

export const positionHandlers: readonly Handler[] = [
  on(positions, (call) => call.company.read((tx) => positionsOf(tx, lookedAt(call)))),

  on(createPosition, (call) =>
    call.company.transaction(async (tx) => {
      const of = lookedAt(call)
      const { name, job_level_id = null, description, department_ids = [] } = call.body
      await demandLevel(tx, of.companyId, job_level_id)
      const fields = { name, job_level_id, description: description || null }
      const id = await unlessTaken(insertPosition(tx, of.companyId, fields))
      await addDepartments(tx, of.companyId, id, department_ids)
      const [added] = await positionsOf(tx, of, id)
      if (!added) return notFound()
      const answer = reply(added, { messageKey: 'organisation.stored' })
      await logAdded(tx, call, { kind: 'position', id, name }, told(added))
      return answer
    }),
  ),

  on(changePosition, (call) =>
    call.company.transaction(async (tx) => {
      const of = lookedAt(call)
      const { id } = call.params
      const { description, department_ids, ...rest } = call.body
      if (!(await lockPosition(tx, of.companyId, id))) return notFound()
      const [before] = await positionsOf(tx, of, id)
      await demandLevel(tx, of.companyId, rest.job_level_id)
      const fields = description === undefined ? rest : { ...rest, description: description || null }
      await unlessTaken(savePosition(tx, of.companyId, id, fields))
      if (department_ids) await setDepartments(tx, of.companyId, id, department_ids)
      const [after] = await positionsOf(tx, of, id)
      if (!before || !after) return notFound()
      await logChanged(
        tx,
        call,
        { kind: 'position', id, name: after.name },
        { before: told(before), after: told(after) },
      )
      return reply(after, { messageKey: 'organisation.stored' })
    }),
  ),

  on(removePosition, (call) =>
    unlessInUse(
      call.company.transaction(async (tx) => {
        const of = lookedAt(call)
        const { id } = call.params
        if (!(await lockPosition(tx, of.companyId, id))) return notFound()
        const [former] = await positionsOf(tx, of, id)
        const barred = await stillThere(tx, of, 'position_id', id)
        if (barred || !former) return barred ?? notFound()
        const subject = { kind: 'position', id, name: former.name } as const
        const kept = await keptRows(
          tx,
          of.companyId,
          ['positions', { id }],
          ['position_departments', { position_id: id }],
          ['position_competencies', { position_id: id }],
        )
        await remove(tx, of.companyId, id)
        const meta = await removal.keep(tx, call, { subject, kept })
        await logRemoved(tx, call, subject, told(former))
        return reply(null, { messageKey: 'organisation.removed', meta })
      }),
      inUse,
    ),
  ),

  on(positionEmployees, (call) =>
    call.company.read(async (tx) => {
      const of = lookedAt(call)
      const { id } = call.params
      const [found] = await positionsOf(tx, of, id)
      if (!found) return notFound()
      const belonging = { belonging: 'position_id', id, today: of.today } as const
      const page = call.query.page === undefined ? undefined : { page: call.query.page, perPage: call.query.per_page }
      const { now } = await countOf(tx, of.companyId, belonging)
      const rows = await membersOf(tx, of.companyId, { ...belonging, page })
      return reply(rows, { meta: { page: page?.page ?? 1, per_page: page?.perPage ?? now, total: now } })
    }),
  ),
]

async function demandLevel(tx: Tx, companyId: string, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined || (await hasJobLevel(tx, companyId, id))) return
  throw new Refusal(wrongField('job_level_id', 'organisation.unknown-level'))
}

const told = ({ name, job_level, description, departments }: PositionRow) => ({
  name,
  job_level,
  description,
  departments: departments.map((one) => one.name),
})
