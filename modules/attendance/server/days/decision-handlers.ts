/** Days approved, rejected and opened again, each kept with what it was decided on; and days locked. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { countBeyondPay } from '#modules/payroll/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { listText } from '#platform/words/format.ts'
import { decide, type LeftBecause, leftBecause, lock, locks } from '../../contract/days/deciding.ts'
import type { FoundDay } from '../../model/days/person-days.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { type Deciding, daysMeant, listReady, type Meant } from './days-meant.ts'
import { forgetDecisions, keepDecisions } from './decision-store.ts'
import { isLockedForAll, lockDays, locksWithin, unknownDepartments, unlockDays } from './lock-store.ts'
import { rangeOf, refused } from './reading.ts'
import { tellOfRejection } from './tell-of-days.ts'

export const decisionHandlers = (needs: AttendanceNeeds): readonly Handler[] => [
  on(decide, async (call) => {
    await listReady(needs, call)
    return call.company.transaction(async (tx) => {
      const { decision, reason = '' } = call.body
      const { companyId } = call.company
      if (decision === 'reject' && reason === '') throw refused('reason', 'attendance.reason-needed')
      const changing: Changed[] = []
      const counts = new Map<LeftBecause, number>()
      const leave = (why: LeftBecause, count = 1) => counts.set(why, (counts.get(why) ?? 0) + count)
      for await (const { days, left } of daysMeant(tx, needs, call)) {
        for (const why of leftBecause) leave(why, left[why] ?? 0)
        const some = days.filter(({ day }) => isChange(day, decision))
        for (const { day } of days)
          if (!isChange(day, decision)) leave(day.isOpen && decision !== 'reopen' ? 'running' : 'decided')
        await keep(tx, call, some)
        for (const { employeeId, name, day } of some)
          changing.push({ employeeId, name, date: day.date, isAbsent: day.absentHalves > 0 })
      }
      const employeeIds = [...new Set(changing.map(({ employeeId }) => employeeId))]
      if (employeeIds.length > 0)
        await needs.payChanged?.(tx, companyId, { employeeIds, cause: 'attendance', by: call.actor.name })
      if (decision === 'reject') await tellOfRejection(tx, companyId, changing, reason)
      const left = leftBecause.map((why) => ({ why, count: counts.get(why) ?? 0 })).filter(({ count }) => count > 0)
      const skipped = left.reduce((sum, { count }) => sum + count, 0)
      const reasons = left.map(({ why, count }) => call.say(call.language, `attendance.left.${why}`, { count }))
      const absent = decision === 'reject' ? [] : changing.filter(({ isAbsent }) => isAbsent)
      const beyond = await countBeyondPay(tx, companyId, absent)
      const answer = reply(
        {
          ...{ changed: changing.length, skipped },
          ...(skipped > 0 && { left }),
          ...(beyond > 0 && { beyond_pay: beyond }),
        },
        {
          messageKey:
            changing.length === 0 && skipped > 0
              ? 'attendance.decided-none'
              : `attendance.decided-${beyond > 0 ? 'beyond-' : skipped === 0 ? '' : 'some-'}${decision}`,
          params: { count: changing.length, skipped, beyond, why: listText(reasons, call.language) },
        },
      )
      await logDecision(tx, call, changing, decision, reason)
      return answer
    })
  }),

  on(locks, ({ company, query }) =>
    company.read(async (tx) => locksWithin(tx, company.companyId, rangeOf(query, query.from))),
  ),

  on(lock, (call) =>
    call.company.transaction(async (tx) => {
      const { company, body, actor, clock } = call
      const { companyId } = company
      const range = rangeOf(body, body.from)
      const departments = body.department_ids?.length ? body.department_ids : undefined
      if (departments && (await unknownDepartments(tx, companyId, departments)))
        throw refused('department_ids', 'http.unknown-id')
      if (!body.is_locked && departments && (await isLockedForAll(tx, companyId, range)))
        throw refused('department_ids', 'attendance.locked-for-all')
      const changed = body.is_locked
        ? await lockDays(tx, companyId, range, departments, actor, clock.now())
        : await unlockDays(tx, companyId, range, departments)
      const answer = reply(
        { changed },
        { messageKey: body.is_locked ? 'attendance.days-locked' : 'attendance.days-unlocked' },
      )
      if (changed > 0)
        await record(
          tx,
          companyId,
          [
            {
              action: body.is_locked ? 'attendance.days-locked' : 'attendance.days-unlocked',
              subject: { kind: 'attendance_days', id: companyId, name: `${range.from} – ${range.to}` },
              after: { ...range, department_ids: departments ?? null },
            },
          ],
          { actor, now: clock.now() },
        )
      return answer
    }),
  ),
]

type Changed = {
  readonly employeeId: string
  readonly name: string
  readonly date: PlainDate
  readonly isAbsent: boolean
}

async function keep(tx: Tx, { company, body, actor, clock }: Deciding, days: readonly Meant[]): Promise<void> {
  if (body.decision === 'reopen') return forgetDecisions(tx, company.companyId, days)
  await keepDecisions(tx, company.companyId, days, {
    decision: body.decision === 'approve' ? 'approved' : 'rejected',
    reason: body.reason || null,
    by: actor,
    now: clock.now(),
  })
}

/** Approved again where it is stale: its schedule is then the present one. */
function isChange({ approval, stale, isOpen }: FoundDay, decision: Deciding['body']['decision']): boolean {
  if (decision === 'reopen') return approval === 'approved' || approval === 'rejected'
  if (isOpen) return false
  return stale || approval !== (decision === 'approve' ? 'approved' : 'rejected')
}

/** One entry a person, with all their days. */
async function logDecision(
  tx: Tx,
  { company, actor, clock }: Deciding,
  days: readonly Changed[],
  decision: string,
  reason: string,
): Promise<void> {
  const byPerson = new Map<string, { readonly name: string; readonly dates: string[] }>()
  for (const { employeeId, name, date } of days) {
    const known = byPerson.get(employeeId) ?? { name, dates: [] }
    known.dates.push(date)
    byPerson.set(employeeId, known)
  }
  if (byPerson.size === 0) return
  const happened = [...byPerson].map(([id, { name, dates }]) => ({
    action: `attendance.days-${DONE[decision] ?? decision}`,
    subject: { kind: 'employee', id, name },
    after: { dates, ...(reason && { reason }) },
  }))
  await record(tx, company.companyId, happened, { actor, now: clock.now() })
}
const DONE: Readonly<Record<string, string>> = { approve: 'approved', reject: 'rejected', reopen: 'reopened' }
