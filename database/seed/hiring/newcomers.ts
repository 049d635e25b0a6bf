/** Checklists of a department's own, two newcomers with tasks in all states, one who accepted, and one who leaves. */
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { addChecklist, checklists } from '#modules/onboarding/contract/checklists.ts'
import { beginOrientation, changeTask, orientations } from '#modules/onboarding/contract/orientations.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { type Around, ago, employee, orNow } from './around.ts'
import type { Known } from './candidates.ts'

type Orientation = DataOf<typeof orientations>[number]
type Task = Orientation['tasks'][number]

const LATE = 3

export async function welcome(around: Around, departmentId: string, known: readonly Known[]): Promise<void> {
  const { act, keeper, plan, now } = around
  await addLists(around, departmentId)
  const begun = (await act(keeper, orientations, { at: now })) as readonly Orientation[]
  const [first, second] = plan.newcomers.map((staffId) => employee(around, staffId))
  for (const [isLate, person] of [
    [false, first],
    [true, second],
  ] as const) {
    if (!person) continue
    const joined = plainDateOf(person.joined_on)
    const own = begun.find(({ employee_id, kind }) => employee_id === person.id && kind === 'joining')
    const body = { employee_id: person.id, kind: 'joining' }
    const one = own ?? (await begin(around, body, orNow(around, addDays(joined, -7))))
    await tick(around, one, isLate)
  }
  const joiner = known.find(({ fate }) => fate === 'joining')?.card
  if (joiner && !begun.some(({ candidate_id }) => candidate_id === joiner.id))
    await begin(around, { candidate_id: joiner.id }, ago(around, 6))
}

const begin = async ({ act, keeper }: Around, body: object, at: Date) =>
  (await act(keeper, beginOrientation, { body: { ...body }, at })) as Orientation

async function addLists({ act, keeper, plan, now }: Around, department_id: string): Promise<void> {
  const known = (await act(keeper, checklists, { at: now })) as DataOf<typeof checklists>
  const { name, tasks } = plan.joining
  if (known.some((one) => one.name === name)) return
  const own = tasks.map(([task, name_zh, owner, due_days]) => ({ name: task, name_zh, owner, due_days }))
  await act(keeper, addChecklist, { body: { name, kind: 'joining', department_id, tasks: own, is_active: 1 }, at: now })
}

/** What was due is done; of the other newcomer one thing is left out with a reason, and the paper to sign is late. */
async function tick(around: Around, { tasks }: Orientation, isLate: boolean): Promise<void> {
  const { act, keeper, today, plan } = around
  const late = addDays(today, -LATE)
  const leftOut = tasks.find(({ name }) => name.startsWith('Open accounts'))
  const last = tasks.find(({ name }) => name.startsWith('Talk about'))
  const bodyOf = (task: Task) => {
    if (task.done_on !== null) return undefined
    if (isLate && task.kind === 'sign') return task.due_on === late ? undefined : { due_on: late }
    if (isLate && task === leftOut) return { state: 'waived', reason: plan.exits.waived }
    // Put off, so that something is still to come of whoever joined long ago.
    if (isLate && task === last) return task.due_on < today ? { due_on: addDays(today, 4) } : undefined
    return task.due_on < today ? { state: 'done' } : undefined
  }
  for (const task of tasks) {
    const body = bodyOf(task)
    if (!body) continue
    const at = 'due_on' in body ? ago(around, LATE) : orNow(around, plainDateOf(task.due_on))
    await act(keeper, changeTask, { params: { id: task.id }, body, at })
  }
}
