/** Tasks for whoever ticks them. */
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { doneTask, ownTasks } from '../contract/tasks.ts'
import { isSignedBy } from '../model/tasks.ts'
import { type Acting, happened, refused } from './acting.ts'
import type { OnboardingNeeds } from './needs.ts'
import { todayOf } from './orientation-handlers.ts'
import { orientationsOf, setTask, tasksOf } from './orientation-store.ts'
import { whoTicks } from './who-ticks.ts'

const SHOWN_AFTERWARDS = 30

export const ownHandlers = (needs: OnboardingNeeds): readonly Handler[] => [
  on(ownTasks, (call) => call.company.read((tx) => ownOf(tx, call, needs))),

  on(doneTask, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { note } = call.body
      const [found] = await tasksOf(tx, companyId, { id: call.params.id })
      const elsewhere = found ? undefined : await needs.elsewhere?.tasks(tx, companyId, { id: call.params.id })
      const [row] = found
        ? await orientationsOf(tx, companyId, { id: found.orientation_id }, true)
        : (elsewhere?.rows ?? [])
      const [task] = found ? await tasksOf(tx, companyId, { id: call.params.id }) : (elsewhere?.tasks ?? [])
      if (!row || !task) throw new Refusal(notFound())
      const today = await todayOf(tx, call)
      const { accounts } = await whoTicks(tx, companyId, needs, today, [row], [task])
      if (!accounts(task).includes(call.actor.accountId)) throw new Refusal(notFound())
      if (task.done_on !== null) return problem('onboarding.is-done')
      if (task.kind === 'sign' && !isSignedBy(note, nameToSign(call, row, task.owner === 'newcomer'))) {
        throw refused({ note: ['onboarding.sign-by-name'] })
      }
      if (!found) {
        await needs.elsewhere?.tick(tx, call, task, note)
        return reply(await ownOf(tx, call, needs), { messageKey: 'onboarding.done' })
      }
      const by = { by_account: call.actor.accountId, by_name: call.actor.name }
      await setTask(tx, companyId, task.id, { done_on: today, note: note || null, ...by })
      const subject = { kind: 'orientation', id: row.id, name: row.full_name } as const
      await happened(tx, call, 'onboarding.task-done', subject, {}, { task: task.name, done_on: today })
      return reply(await ownOf(tx, call, needs), { messageKey: 'onboarding.done' })
    }),
  ),
]

/** Newcomers sign with the name of their record, others with that of their account. */
const nameToSign = ({ actor }: Acting, { full_name }: { readonly full_name: string }, isNewcomer: boolean): string =>
  isNewcomer ? full_name : actor.name

export async function ownOf(tx: Tx, call: Acting, needs: OnboardingNeeds) {
  const { companyId } = call.company
  const today = await todayOf(tx, call)
  const doneSince = addDays(today, -SHOWN_AFTERWARDS)
  const own = await tasksOf(tx, companyId, { doneSince })
  const elsewhere = (await needs.elsewhere?.tasks(tx, companyId, { doneSince })) ?? { rows: [], tasks: [] }
  const tasks = [...own, ...elsewhere.tasks]
  const ids = [...new Set(own.map(({ orientation_id }) => orientation_id))]
  const rows = [...(ids.length === 0 ? [] : await orientationsOf(tx, companyId, { ids })), ...elsewhere.rows]
  const { accounts } = await whoTicks(tx, companyId, needs, today, rows, tasks)
  const about = new Map(rows.map((row) => [row.id, row]))
  return tasks
    .filter((task) => accounts(task).includes(call.actor.accountId))
    .flatMap(({ orientation_id, role: _r, person_id: _p, due_days: _d, by_name, ...task }) => {
      const row = about.get(orientation_id)
      if (!row) return []
      const is_mine = row.account_id === call.actor.accountId
      const of = { orientation: row.kind, about: row.full_name, first_day: plainDateOf(row.day), is_mine }
      return [{ ...task, by: by_name, ...of }]
    })
    .sort((one, other) => (one.due_on < other.due_on ? -1 : one.due_on > other.due_on ? 1 : 0))
}
