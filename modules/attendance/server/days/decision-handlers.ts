/** Days approved, rejected and opened again, each kept with what it was decided on; and days locked. */
import { parsePlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { decide, lock, locks } from '../../contract/days/deciding.ts'
import { isDecidable } from '../../model/days/approval.ts'
import type { FoundDay } from '../../model/days/person-days.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { peopleWanted } from './day-people-store.ts'
import { dayOfId } from './day-view.ts'
import { forgetDecisions, holdPeople, keepDecisions, ownIds } from './decision-store.ts'
import { dayBook, findDays } from './find-days.ts'
import { isLockedForAll, lockDays, lockedAmong, locksWithin, unknownDepartments, unlockDays } from './lock-store.ts'
import { rangeOf, refused } from './reading.ts'
import { tellOfRejection } from './tell-of-days.ts'

export const decisionHandlers = (needs: AttendanceNeeds): readonly Handler[] => [
  on(decide, (call) =>
    call.company.transaction(async (tx) => {
      const { decision, reason = '' } = call.body
      const { companyId } = call.company
      if (decision === 'reject' && reason === '') throw refused('reason', 'attendance.reason-needed')
      const { days, asked } = await daysMeant(tx, needs, call)
      const changing = days.filter(({ day }) => isChange(day, decision))
      if (decision === 'reopen') await forgetDecisions(tx, companyId, changing)
      else
        await keepDecisions(tx, companyId, changing, {
          decision: decision === 'approve' ? 'approved' : 'rejected',
          reason: reason || null,
          by: call.actor,
          now: call.clock.now(),
        })
      const employeeIds = [...new Set(changing.map(({ employeeId }) => employeeId))]
      if (employeeIds.length > 0)
        await needs.payChanged?.(tx, companyId, { employeeIds, cause: 'attendance', by: call.actor.name })
      if (decision === 'reject')
        await tellOfRejection(
          tx,
          companyId,
          changing.map(({ employeeId, day: { date } }) => ({ employeeId, date })),
          reason,
        )
      const skipped = asked - changing.length
      const answer = reply(
        { changed: changing.length, skipped },
        {
          messageKey: skipped === 0 ? `attendance.decided-${decision}` : `attendance.decided-some-${decision}`,
          params: { count: changing.length, skipped },
        },
      )
      await logDecision(tx, call, changing, decision, reason)
      return answer
    }),
  ),

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

type Deciding = Call<typeof decide>
type Meant = { readonly employeeId: string; readonly name: string; readonly day: FoundDay }

/** Those that somebody may decide: in sight, not locked, none of their own. */
async function daysMeant(
  tx: Tx,
  needs: AttendanceNeeds,
  call: Deciding,
): Promise<{ readonly days: readonly Meant[]; readonly asked: number }> {
  const { body, company, session, clock } = call
  const { companyId } = company
  const book = await dayBook(tx, companyId, clock, needs.dayFacts)
  const named = body.ids?.map(dayOfId)
  if (named?.some((one) => one === undefined || parsePlainDate(one.date) === undefined))
    throw refused('ids', 'http.unknown-id')
  if (!named && !body.employee_ids) throw refused('ids', 'http.required')
  const dates = named?.flatMap((one) => (one ? [one.date] : [])).sort()
  const [first, last] = [dates?.[0], dates?.at(-1)]
  const range = rangeOf(first && last ? { from: plainDateOf(first), to: plainDateOf(last) } : body, book.today)
  const wanted = new Set(named?.flatMap((one) => (one ? [`${one.employeeId}_${one.date}`] : [])))
  const ids = [...new Set(named?.flatMap((one) => one?.employeeId ?? []) ?? body.employee_ids ?? [])]
  if ((await holdPeople(tx, companyId, ids)) < ids.length)
    throw refused(named ? 'ids' : 'employee_ids', 'http.unknown-id')
  const { people } = await peopleWanted(tx, companyId, session, range)
  const mine = await ownIds(tx, companyId, session.accountId)
  const known = people.filter(({ id }) => ids.includes(id) && !mine.has(id))
  const found = await findDays(
    tx,
    book,
    known.map(({ id }) => id),
    range,
  )
  const locked = await lockedAmong(tx, companyId, ids, range)
  const all = known.flatMap(({ id, full_name: name }) =>
    (found.get(id)?.days ?? []).map((day) => ({ employeeId: id, name, day })),
  )
  const isMeant = ({ employeeId, day }: Meant) => wanted.size === 0 || wanted.has(`${employeeId}_${day.date}`)
  const meant = all.filter(isMeant)
  const decidable = meant.filter(({ day }) => isDecidable(day))
  return {
    days: decidable.filter(({ employeeId, day }) => !locked.has(`${employeeId}_${day.date}`)),
    asked: wanted.size > 0 ? wanted.size : decidable.length,
  }
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
  days: readonly Meant[],
  decision: string,
  reason: string,
): Promise<void> {
  const byPerson = new Map<string, { readonly name: string; readonly dates: string[] }>()
  for (const { employeeId, name, day } of days) {
    const known = byPerson.get(employeeId) ?? { name, dates: [] }
    known.dates.push(day.date)
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
