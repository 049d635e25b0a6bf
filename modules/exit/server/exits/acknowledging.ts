/** A leaving is acknowledged: the record follows, clearance has its tasks, and whoever is concerned is told. */
import { modules } from '#access/modules.ts'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { dayText } from '#platform/words/format.ts'
import { type Doing, type ExitNeeds, tellManager } from './acting.ts'
import { addTasks, type TaskFields } from './clearance-store.ts'
import { type ExitRow, setExit } from './exit-store.ts'
import { inRecord } from './in-record.ts'
import { readingOf } from './reading.ts'

/** The leaver is told by whoever acknowledges: also a letter may do so. */
export async function acknowledged(tx: Tx, call: Doing, needs: ExitNeeds, row: ExitRow): Promise<void> {
  const { companyId } = call.company
  const at = call.clock.now().toISOString()
  await setExit(tx, companyId, row.id, {
    status: 'acknowledged',
    acknowledged_at: at,
    ...(await standing(tx, call, needs, row)),
  })
  await addTasks(tx, companyId, row.id, await toClear(tx, call, needs, row))
  const { today } = await readingOf(tx, call)
  if (hasChecklists(call))
    await needs.clearance?.begun(tx, companyId, { id: row.id, name: row.full_name, today, now: call.clock.now() })
  await tellManager(tx, call, 'exit.notice-leaves', row)
  await inRecord(tx, call, needs, row)
}

/** Payroll may have made the last pay already: two of one leaving would be paid twice. */
async function standing(tx: Tx, call: Doing, { lastPayStands }: ExitNeeds, row: ExitRow) {
  const { company, clock, language } = call
  const lastDay = plainDateOf(row.last_working_date)
  const of = { employeeId: row.employee_id, lastDay, joinedOn: plainDateOf(row.joined_on) }
  const found = await lastPayStands?.(tx, company.companyId, of)
  if (!found) return {}
  if (!found.isOwn)
    throw new Refusal(problem('exit.pay-of-other-day', { params: { day: dayText(found.day, language) } }))
  const { reasons } = await readingOf(tx, call)
  const own = reasons.get(row.exit_reason_ids[0] ?? '')
  if (found.reason !== null && own && own.value !== found.reason) throw new Refusal(problem('exit.pay-of-other-reason'))
  return { settled_month: `${row.last_working_date.slice(0, 7)}-01`, settled_at: clock.now().toISOString() }
}

/** The company's checklists for whoever leaves where one fits the person, else the setting. */
async function toClear(tx: Tx, call: Doing, needs: ExitNeeds, row: ExitRow): Promise<TaskFields[]> {
  const { companyId } = call.company
  const listed = hasChecklists(call) ? await needs.clearance?.tasksFor(tx, companyId, row.employee_id) : undefined
  const lastDay = plainDateOf(row.last_working_date)
  // Who leaves at once still has time for what is otherwise done days before.
  const soonest = earliest(call.clock.today(call.session.timezone), lastDay)
  if (listed && listed.length > 0) {
    return listed.map(({ name, name_zh, kind, owner, role, person_id, due_days }) => ({
      ...{ name, name_zh, kind, role, person_id, due_days },
      owner: owner === 'newcomer' ? ('leaver' as const) : owner,
      due_on: latest(addDays(lastDay, due_days), soonest),
    }))
  }
  const { settings } = await readingOf(tx, call)
  const usual = { kind: 'task', role: null, person_id: null, due_days: 0, due_on: row.last_working_date } as const
  return settings.exit_clearance.map(({ name, name_zh, owner }) => ({ name, name_zh, owner, ...usual }))
}

const latest = (one: PlainDate, other: PlainDate): PlainDate => (one > other ? one : other)
const earliest = (one: PlainDate, other: PlainDate): PlainDate => (one < other ? one : other)

/** Where the company has checklists at all. */
const hasChecklists = ({ session }: Doing): boolean => session.modules.includes(modules.onboarding)
