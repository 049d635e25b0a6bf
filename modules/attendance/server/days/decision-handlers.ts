/** Days approved, rejected and opened again, each kept with what it was decided on; and days locked. */
import { sql } from 'kysely'
import { parsePlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { decide, lock, locks } from '../../contract/days/deciding.ts'
import { isDecidable } from '../../model/days/approval.ts'
import type { FoundDay } from '../../model/days/person-days.ts'
import { keptOf } from '../../model/days/stale.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { peopleWanted } from './day-people-store.ts'
import { dayOfId } from './day-view.ts'
import { dayBook, findDays } from './find-days.ts'
import { isLockedForAll, lockDays, lockedAmong, locksWithin, unknownDepartments, unlockDays } from './lock-store.ts'
import { rangeOf, refused } from './reading.ts'

export const decisionHandlers = (needs: AttendanceNeeds): readonly Handler[] => [
  on(decide, (call) =>
    call.company.transaction(async (tx) => {
      const { decision, reason = '' } = call.body
      if (decision === 'reject' && reason === '') throw refused('reason', 'attendance.reason-needed')
      const { days, asked } = await daysMeant(tx, needs, call)
      const changing = days.filter(({ day }) => isChange(day, decision))
      if (decision === 'reopen') await forget(tx, call, changing)
      else await keep(tx, call, changing, decision === 'approve' ? 'approved' : 'rejected', reason || null)
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
  await sql`select from employees where company_id = ${companyId} and id = any(${ids}::uuid[])
            order by id for no key update`.execute(tx)
  const { people } = await peopleWanted(tx, companyId, session, range)
  const { rows: own } = await sql<{ id: string }>`
    select id from employees where company_id = ${companyId} and account_id = ${session.accountId}`.execute(tx)
  const mine = new Set(own.map(({ id }) => id))
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

async function keep(
  tx: Tx,
  { company: { companyId }, actor, clock }: Deciding,
  days: readonly Meant[],
  decision: 'approved' | 'rejected',
  reason: string | null,
): Promise<void> {
  const rows = days.map(({ employeeId, day }) => ({
    employee_id: employeeId,
    date: day.date,
    ...keptOf({ ...day, schedule: day.current }),
  }))
  await sql`
    insert into attendance_decisions (company_id, employee_id, date, decision, schedule, clockings, reason, decided_by,
      decided_by_name, decided_at)
    select ${companyId}, d.employee_id, d.date, ${decision}, d.schedule, d.clockings, ${reason}, ${actor.accountId},
      ${actor.name}, ${clock.now().toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d(employee_id uuid, date date, schedule jsonb, clockings jsonb)
    on conflict (company_id, employee_id, date) do update set decision = excluded.decision,
      schedule = excluded.schedule, clockings = excluded.clockings, reason = excluded.reason,
      decided_by = excluded.decided_by, decided_by_name = excluded.decided_by_name,
      decided_at = excluded.decided_at`.execute(tx)
}

async function forget(tx: Tx, { company: { companyId } }: Deciding, days: readonly Meant[]): Promise<void> {
  const rows = days.map(({ employeeId, day }) => ({ employee_id: employeeId, date: day.date }))
  await sql`
    delete from attendance_decisions a
    using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(employee_id uuid, date date)
    where a.company_id = ${companyId} and a.employee_id = d.employee_id and a.date = d.date`.execute(tx)
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
