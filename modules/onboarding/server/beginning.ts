/** The tasks of a person begin: what fits of the checklists, with their days, and everybody who has one is told. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { joinerOf, moveFirstDay, putInOrientation } from '#modules/candidates/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import { type ChecklistKind, dueOn, fits } from '../model/tasks.ts'
import { type Acting, refused } from './acting.ts'
import { checklistsOf } from './checklist-store.ts'
import type { OnboardingNeeds } from './needs.ts'
import {
  addChecklists,
  insertOrientation,
  type OrientationRow,
  orientationsOf,
  type TaskRow,
  tasksOf,
} from './orientation-store.ts'
import { whoTicks } from './who-ticks.ts'

type Wanted = {
  readonly employee_id?: string | undefined
  readonly candidate_id?: string | undefined
  readonly kind: ChecklistKind
  readonly checklist_ids?: readonly string[] | undefined
  readonly first_day?: PlainDate | undefined
  readonly today: PlainDate
}
type Person = {
  readonly full_name: string
  readonly joined_on: string
  readonly left_on: string | null
  readonly department_id: string | null
  readonly position_id: string | null
  readonly employment_type: string | null
}

export async function begin(tx: Tx, call: Acting, needs: OnboardingNeeds, wanted: Wanted) {
  const { companyId } = call.company
  const { employee_id: employeeId = null, candidate_id: candidateId = null, kind, today } = wanted
  if (candidateId !== null) await putInOrientation(tx, companyId, candidateId, call.actor, call.clock.now())
  const person = await personOf(tx, companyId, employeeId, candidateId)
  if (!person) throw new Refusal(notFound())
  // One list for one leaving: it stands with the exit, and is added to there.
  if (kind === 'leaving' && employeeId && (await needs.elsewhere?.isLeaving?.(tx, companyId, employeeId))) {
    throw refused({ employee_id: ['onboarding.cleared-with-exit'] })
  }
  const own = kind === 'joining' ? person.joined_on : person.left_on
  const day = wanted.first_day ?? (own === null ? undefined : plainDateOf(own))
  if (day === undefined) throw refused({ first_day: ['http.required'] })
  const stands = await standingOf(tx, companyId, { employeeId, candidateId, kind }, person)
  // A list that comes later joins the others: there is one first day for all that goes by it.
  if (stands) return addedTo(tx, call, needs, { stands, wanted, person })
  if (candidateId !== null && kind === 'joining')
    await moveFirstDay(tx, companyId, candidateId, day, call.actor, call.clock.now())
  const chosen = await chosenOf(tx, companyId, wanted, person)
  const tasks = chosen.flatMap((list) => list.tasks).map((task) => ({ ...task, due_on: dueOn(day, task) }))
  const checklistIds = chosen.map(({ id }) => id)
  const id = await insertOrientation(tx, companyId, { employeeId, candidateId, kind, day, checklistIds, tasks })
  if (id === undefined) throw refused({ employee_id: ['onboarding.begun-already'] })
  const begun = { rows: await orientationsOf(tx, companyId, { id }), tasks: await tasksOf(tx, companyId, { of: [id] }) }
  await tellOwners(tx, companyId, { needs, today, ...begun, name: person.full_name, now: call.clock.now() })
  return { id, day, tasks: tasks.length, fullName: person.full_name }
}

type Of = { readonly employeeId: string | null; readonly candidateId: string | null; readonly kind: ChecklistKind }

/** Of a candidate; of an employee, that of how they joined this time. */
async function standingOf(
  tx: Tx,
  companyId: string,
  { employeeId, candidateId, kind }: Of,
  { joined_on }: Person,
): Promise<OrientationRow | undefined> {
  if (candidateId !== null) return (await orientationsOf(tx, companyId, { candidateId, kind }, true))[0]
  if (employeeId === null || kind !== 'joining') return undefined
  const found = await orientationsOf(tx, companyId, { employeeId, kind }, true)
  return found.find(({ day }) => day >= joined_on)
}

type Adding = { readonly stands: OrientationRow; readonly wanted: Wanted; readonly person: Person }

async function addedTo(tx: Tx, call: Acting, needs: OnboardingNeeds, { stands, wanted, person }: Adding) {
  const { companyId } = call.company
  if (wanted.first_day !== undefined && wanted.first_day !== stands.day)
    throw refused({ first_day: ['onboarding.begun-already'] })
  const all = await chosenOf(tx, companyId, wanted, person)
  const lists = all.filter(({ id }) => !stands.checklist_ids.includes(id))
  if (lists.length === 0) {
    const field = wanted.checklist_ids === undefined && wanted.employee_id ? 'employee_id' : 'checklist_ids'
    throw refused({ [field]: ['onboarding.begun-already'] })
  }
  const day = plainDateOf(stands.day)
  const before = new Set((await tasksOf(tx, companyId, { of: [stands.id] })).map(({ id }) => id))
  const tasks = lists.flatMap((list) => list.tasks).map((task) => ({ ...task, due_on: dueOn(day, task) }))
  await addChecklists(
    tx,
    companyId,
    stands,
    lists.map(({ id }) => id),
    tasks,
  )
  const added = (await tasksOf(tx, companyId, { of: [stands.id] })).filter(({ id }) => !before.has(id))
  const { today } = wanted
  const rows = await orientationsOf(tx, companyId, { id: stands.id })
  await tellOwners(tx, companyId, {
    ...{ needs, today, rows, tasks: added, name: person.full_name, now: call.clock.now() },
  })
  return { id: stands.id, day, tasks: tasks.length, fullName: person.full_name }
}

async function chosenOf(tx: Tx, companyId: string, { kind, checklist_ids }: Wanted, person: Person) {
  const all = (await checklistsOf(tx, companyId)).filter((list) => list.kind === kind)
  if (checklist_ids === undefined) {
    const found = all.filter((list) => list.is_active && fits(list, person))
    if (found.length === 0) throw refused({ checklist_ids: ['onboarding.none-fits'] })
    return found
  }
  const found = all.filter(({ id }) => checklist_ids.includes(id))
  if (found.length === 0 || found.length < new Set(checklist_ids).size) {
    throw refused({ checklist_ids: ['onboarding.unknown'] })
  }
  return found
}

export async function personOf(
  tx: Tx,
  companyId: string,
  id: string | null,
  candidateId: string | null,
): Promise<Person | undefined> {
  if (candidateId !== null) {
    const joiner = await joinerOf(tx, companyId, candidateId)
    return joiner && { ...joiner, left_on: null }
  }
  const { rows } = await sql<Person>`
    select full_name, joined_on, left_on, department_id, position_id, employment_type from employees
    where company_id = ${companyId} and id = ${id} for no key update`.execute(tx)
  return rows[0]
}

type Telling = {
  readonly needs: OnboardingNeeds
  readonly today: PlainDate
  readonly rows: readonly OrientationRow[]
  readonly tasks: readonly TaskRow[]
  readonly name: string
  readonly now: Date
}

/** One notice each, however many tasks. */
export async function tellOwners(
  tx: Tx,
  companyId: string,
  { needs, today, rows, tasks, name, now }: Telling,
): Promise<void> {
  const { accounts } = await whoTicks(tx, companyId, needs, today, rows, tasks)
  const count = new Map<string, number>()
  for (const task of tasks) for (const account of accounts(task)) count.set(account, (count.get(account) ?? 0) + 1)
  await notifyEach(
    tx,
    companyId,
    [...count].map(([accountId, tasksOfOne]) => ({
      accountId,
      notice: { word: 'onboarding.notice-begun', params: { name, count: tasksOfOne }, link: '/me/tasks', at: now },
    })),
  )
}
