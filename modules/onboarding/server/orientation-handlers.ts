/** The tasks around one person: begun from checklists, moved with the day, ticked and left out by HR. */
import { daysBetween, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { moveFirstDay, outOfOrientation } from '#modules/candidates/server/public.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  beginOrientation,
  changeOrientation,
  changeTask,
  orientation,
  orientations,
  removeOrientation,
} from '../contract/orientations.ts'
import { type Acting, happened, refused } from './acting.ts'
import { begin } from './beginning.ts'
import { callOff, invite } from './meetings/invite.ts'
import { type MeetingRow, meetingsOf, moveMeetings } from './meetings/meeting-store.ts'
import type { OnboardingNeeds } from './needs.ts'
import {
  deleteOrientations,
  moveDay,
  type OrientationRow,
  orientationsOf,
  setTask,
  type TaskChange,
  tasksOf,
} from './orientation-store.ts'
import { whoTicks } from './who-ticks.ts'

export const orientationHandlers = (needs: OnboardingNeeds): readonly Handler[] => [
  on(orientations, (call) =>
    call.company.read(async (tx) => {
      const { employee_id: employeeId, kind } = call.query
      return views(tx, call, needs, await orientationsOf(tx, call.company.companyId, { employeeId, kind }))
    }),
  ),

  on(orientation, (call) => call.company.read((tx) => view(tx, call, needs, call.params.id))),

  on(beginOrientation, (call) =>
    call.company.transaction(async (tx) => {
      const today = await todayOf(tx, call)
      const begun = await begin(tx, call, needs, { ...call.body, today })
      const subject = { kind: 'orientation', id: begun.id, name: begun.fullName } as const
      await happened(tx, call, 'onboarding.begun', subject, {}, { day: begun.day, tasks: begun.tasks })
      return reply(await view(tx, call, needs, begun.id), { messageKey: 'onboarding.begun' })
    }),
  ),

  on(changeOrientation, (call) =>
    call.company.transaction(async (tx) => {
      const row = await held(tx, call, call.params.id)
      const { first_day: day } = call.body
      const whose = { employeeId: row.employee_id ?? undefined, candidateId: row.candidate_id ?? undefined }
      const others = await orientationsOf(tx, call.company.companyId, { ...whose, kind: row.kind })
      if (others.some((one) => one.id !== row.id && one.day === day)) {
        throw refused({ first_day: ['onboarding.begun-already'] })
      }
      await moveDay(tx, call.company.companyId, row.id, day)
      if (row.candidate_id !== null && row.employee_id === null && row.kind === 'joining')
        await moveFirstDay(tx, call.company.companyId, row.candidate_id, day, call.actor, call.clock.now())
      const { timezone } = await companyFacts(tx, call.company.companyId)
      const by = { days: daysBetween(plainDateOf(row.day), day), now: call.clock.now(), timezone }
      await moveMeetings(tx, call.company.companyId, row.id, by)
      await invite(tx, call, 'changed', await meetingsOf(tx, call.company.companyId, { of: [row.id], from: by.now }))
      await happened(tx, call, 'onboarding.day-moved', subjectOf(row), { day: row.day }, { day })
      return reply(await view(tx, call, needs, row.id), { messageKey: 'onboarding.saved' })
    }),
  ),

  on(removeOrientation, (call) =>
    call.company.transaction(async (tx) => {
      const row = await held(tx, call, call.params.id)
      const met = await meetingsOf(tx, call.company.companyId, { of: [row.id] })
      await callOff(tx, call, met)
      await deleteOrientations(tx, call.company.companyId, [row.id])
      if (row.candidate_id !== null && row.employee_id === null) {
        const left = await orientationsOf(tx, call.company.companyId, { candidateId: row.candidate_id })
        if (left.length === 0)
          await outOfOrientation(tx, call.company.companyId, row.candidate_id, call.actor, call.clock.now())
      }
      await happened(tx, call, 'onboarding.taken-away', subjectOf(row), { day: row.day }, {})
      return reply(null, { messageKey: 'onboarding.removed' })
    }),
  ),

  on(changeTask, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const [found] = await tasksOf(tx, companyId, { id: call.params.id })
      if (!found) throw new Refusal(notFound())
      const row = await held(tx, call, found.orientation_id)
      // Again, now that nobody else changes it.
      const [task] = await tasksOf(tx, companyId, { id: call.params.id })
      if (!task) throw new Refusal(notFound())
      const { state, reason, due_on } = call.body
      if (state === 'waived' && !reason) throw refused({ reason: ['onboarding.reason-needed'] })
      const today = await todayOf(tx, call)
      const change = { ...(due_on ? { due_on } : {}), ...changeTo(state, reason, today, call) }
      if (Object.keys(change).length > 0) await setTask(tx, companyId, task.id, change)
      const before = { task: task.name, due_on: task.due_on, done_on: task.done_on, waived_reason: task.waived_reason }
      const {
        by_account: _,
        by_name: _name,
        note: _note,
        ...after
      } = { ...before, ...change } as TaskChange & typeof before
      await happened(tx, call, 'onboarding.task-changed', subjectOf(row), before, after)
      return reply(await view(tx, call, needs, row.id), { messageKey: 'onboarding.saved' })
    }),
  ),
]

function changeTo(
  state: 'open' | 'done' | 'waived' | undefined,
  reason: string | undefined,
  today: PlainDate,
  { actor }: Acting,
): TaskChange {
  if (state === undefined) return {}
  if (state === 'open') return { done_on: null, waived_reason: null, note: null, by_account: null, by_name: null }
  const by = { by_account: actor.accountId, by_name: actor.name }
  return { done_on: today, waived_reason: state === 'waived' ? (reason ?? null) : null, ...by }
}

export const subjectOf = ({ id, full_name }: OrientationRow) => ({ kind: 'orientation', id, name: full_name }) as const

export async function todayOf(tx: Tx, { company, clock }: Acting): Promise<PlainDate> {
  return clock.today((await companyFacts(tx, company.companyId)).timezone)
}

export async function held(tx: Tx, { company }: Acting, id: string): Promise<OrientationRow> {
  const [row] = await orientationsOf(tx, company.companyId, { id }, true)
  if (!row) throw new Refusal(notFound())
  return row
}

export async function view(tx: Tx, call: Acting, needs: OnboardingNeeds, id: string) {
  const [shown] = await views(tx, call, needs, await orientationsOf(tx, call.company.companyId, { id }))
  if (!shown) throw new Refusal(notFound())
  return shown
}

async function views(tx: Tx, call: Acting, needs: OnboardingNeeds, rows: readonly OrientationRow[]) {
  const { companyId } = call.company
  const today = await todayOf(tx, call)
  const of = rows.map(({ id }) => id)
  const tasks = await tasksOf(tx, companyId, { of })
  const meetings = await meetingsOf(tx, companyId, { of })
  const { timezone } = await companyFacts(tx, companyId)
  const { names } = await whoTicks(tx, companyId, needs, today, rows, tasks)
  return rows.map(({ account_id: _, manager_id: _m, day, checklist_ids, ...row }) => {
    const own = tasks.filter(({ orientation_id }) => orientation_id === row.id)
    return {
      ...row,
      first_day: plainDateOf(day),
      checklist_ids: [...checklist_ids],
      done: own.filter(({ done_on }) => done_on !== null).length,
      late: own.filter(({ done_on, due_on }) => done_on === null && due_on < today).length,
      tasks: own.map(({ orientation_id: _o, person_id: _p, due_days: _d, by_name, ...task }) => ({
        ...task,
        by: by_name,
        who: [...names({ ...task, orientation_id: row.id, person_id: _p, due_days: _d, by_name })],
      })),
      meetings: meetings.filter((one) => one.orientation_id === row.id).map(shownMeeting),
      timezone,
    }
  })
}

const shownMeeting = (of: MeetingRow) => ({
  ...{ id: of.id, name: of.name, host_id: of.host_id, host_name: of.host_name, starts_at: of.starts_at },
  ...{ minutes: of.minutes, place: of.place, meeting_url: of.meeting_url, sequence: of.sequence },
})
