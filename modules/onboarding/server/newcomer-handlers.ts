/** A newcomer ticks their own tasks before they have an account. */
import { byNewcomer, type NewcomerFound } from '#modules/candidates/server/public.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { byItself, record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { newcomerDone, newcomerTasks } from '../contract/newcomer-tasks.ts'
import { isSignedBy } from '../model/tasks.ts'
import { refused } from './acting.ts'
import { orientationsOf, setTask, tasksOf } from './orientation-store.ts'

export const newcomerTaskHandlers: readonly Handler[] = [
  on(newcomerTasks, (call) => byNewcomer(call, call.params.token, (tx, of) => own(tx, of))),

  on(newcomerDone, async (call) => {
    const { note } = call.body
    const { token, id } = call.params
    const answer = await byNewcomer(call, token, async (tx, of) => {
      const { companyId, row } = of
      const task = (await ownRows(tx, of)).find((one) => one.id === id)
      if (!task) throw new Refusal(notFound())
      if (task.done_on !== null) throw new Refusal(problem('onboarding.is-done'))
      if (task.kind === 'sign' && !isSignedBy(note, row.full_name)) {
        throw refused({ note: ['onboarding.sign-by-name'] })
      }
      const now = call.clock.now()
      const today = call.clock.today((await companyFacts(tx, companyId)).timezone)
      await setTask(tx, companyId, task.id, { done_on: today, note: note || null, by_name: row.full_name })
      // The log names the position: all of a candidate must be able to go.
      const subject = { kind: 'orientation', id: task.orientation_id, name: row.position_name }
      const happened = { action: 'onboarding.task-done', subject, after: { task: task.name, done_on: today } }
      await record(tx, companyId, [happened], { actor: byItself, now })
      return own(tx, of)
    })
    return reply(answer, { messageKey: 'onboarding.done' })
  }),
]

async function ownRows(tx: Tx, { companyId, row }: NewcomerFound) {
  const { candidate_id: candidateId } = row
  const found = await orientationsOf(tx, companyId, { candidateId, kind: 'joining' }, true)
  const tasks = await tasksOf(tx, companyId, { of: found.map(({ id }) => id) })
  return tasks.filter(({ owner }) => owner === 'newcomer')
}

const own = async (tx: Tx, of: NewcomerFound) =>
  (await ownRows(tx, of)).map(({ id, name, name_zh, kind, due_on, done_on }) => ({
    ...{ id, name, name_zh, kind, due_on, done_on },
  }))
