import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { unlessInUse } from '#platform/http/server/unless-taken.ts'
import { keptRows } from '#platform/undo/server/kept-rows.ts'
import { changeJobLevel, createJobLevel, jobLevels, removeJobLevel } from '../../contract/job-levels.ts'
import { inUse, logAdded, logChanged, logRemoved, unlessTaken } from '../acting.ts'
import { lookedAt, type Of } from '../looking.ts'
import { removal } from '../undos.ts'
import {
  insertJobLevel,
  type JobLevelRow,
  jobLevelsOf,
  levels,
  lockJobLevels,
  orderJobLevels,
} from './job-level-store.ts'

export const jobLevelHandlers: readonly Handler[] = [
  on(jobLevels, (call) => call.company.read((tx) => jobLevelsOf(tx, lookedAt(call)))),

  on(createJobLevel, (call) =>
    call.company.transaction(async (tx) => {
      const of = lookedAt(call)
      const { name, order } = call.body
      await lockJobLevels(tx, of.companyId)
      const id = await unlessTaken(insertJobLevel(tx, of.companyId, name))
      if (order !== undefined) await moveTo(tx, of, id, order)
      const added = await levelOf(tx, of, id)
      if (!added) return notFound()
      const answer = reply(added, { messageKey: 'organisation.stored' })
      await logAdded(tx, call, { kind: 'job_level', id, name }, told(added))
      return answer
    }),
  ),

  on(changeJobLevel, (call) =>
    call.company.transaction(async (tx) => {
      const of = lookedAt(call)
      const { id } = call.params
      const { name, order } = call.body
      await lockJobLevels(tx, of.companyId)
      const before = await levelOf(tx, of, id)
      if (!before) return notFound()
      if (name !== undefined) await levels.setMany(tx, [{ id, name }])
      if (order !== undefined) await moveTo(tx, of, id, order)
      const after = await levelOf(tx, of, id)
      if (!after) return notFound()
      await logChanged(
        tx,
        call,
        { kind: 'job_level', id, name: after.name },
        { before: told(before), after: told(after) },
      )
      return reply(after, { messageKey: 'organisation.stored' })
    }),
  ),

  on(removeJobLevel, (call) =>
    unlessInUse(
      call.company.transaction(async (tx) => {
        const of = lookedAt(call)
        await lockJobLevels(tx, of.companyId)
        const former = await levelOf(tx, of, call.params.id)
        if (!former) return notFound()
        const { id, name, employees_count, former_count, positions_count } = former
        const people = employees_count + former_count
        if (people + positions_count > 0) {
          return problem('organisation.level-in-use', { params: { people, positions: positions_count } })
        }
        const subject = { kind: 'job_level', id, name } as const
        const kept = await keptRows(tx, of.companyId, ['job_levels', { id }])
        await levels.dropMany(tx, [id])
        const meta = await removal.keep(tx, call, { subject, kept })
        await logRemoved(tx, call, subject, told(former))
        return reply(null, { messageKey: 'organisation.removed', meta })
      }),
      inUse,
    ),
  ),
]

const levelOf = async (tx: Tx, of: Of, id: string): Promise<JobLevelRow | undefined> =>
  (await jobLevelsOf(tx, of)).find((level) => level.id === id)

/** To this place from the top; beyond the last is the last. */
async function moveTo(tx: Tx, of: Of, id: string, order: number): Promise<void> {
  const others = (await jobLevelsOf(tx, of)).map((level) => level.id).filter((other) => other !== id)
  await orderJobLevels(tx, of.companyId, others.toSpliced(order - 1, 0, id))
}

const told = ({ name, order }: JobLevelRow) => ({ name, order })
