/**
 * People who leave: two who are gone and cleared, one in clearance, one acknowledged, one who gave notice and answered
 * what is asked on going, one who stays after all. Last days to come lie behind the month that is worked out, and are
 * of people who joined too late for the leave of `leave.ts`, which picks among those who stay.
 */
import { addDays, addMonths, lastDayOf, type PlainDate, plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import { exitReasons } from '#modules/exit/contract/exit-reasons.ts'
import { changeTask } from '#modules/exit/contract/exits/clearance.ts'
import {
  acknowledgeExit,
  addExit,
  completeExit,
  exit,
  exits,
  withdrawExit,
} from '#modules/exit/contract/exits/exits.ts'
import { interview, ownChoices, ownExits, resign } from '#modules/exit/contract/exits/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { morningOf } from '../opening.ts'
import { type Around, ago, employee, orNow, somebody } from './around.ts'

type Leaving = {
  readonly staffId: string
  readonly reason: string
  readonly noticed: PlainDate
  readonly last: PlainDate
}
type Shown = DataOf<typeof exit>
const RESIGNATION = 1

export async function letLeave(around: Around): Promise<void> {
  const { act, hr, plan, now, today } = around
  const known = (await act(hr, exits, { at: now })) as DataOf<typeof exits>
  const reasons = new Map(
    ((await act(hr, exitReasons, { at: now })) as DataOf<typeof exitReasons>).flatMap(({ id, value, exit_type_id }) =>
      exit_type_id === RESIGNATION ? [[value, id] as const] : [],
    ),
  )
  const entered = async ({ staffId, reason, noticed, last }: Leaving) => {
    const { id: employee_id } = employee(around, staffId)
    const before = known.find((one) => one.employee_id === employee_id)
    if (before) return before
    const body = {
      ...{ employee_id, exit_type_id: RESIGNATION, exit_reason_ids: [reasons.get(reason)] },
      ...{ notice_date: noticed, last_working_date: last },
    }
    return (await act(hr, addExit, { body, at: morningOf(noticed) })) as Shown
  }
  for (const [staffId, reason] of plan.exits.completed) {
    const last = lastDay(around, staffId, 1)
    const one = await entered({ staffId, reason, last, noticed: addDays(last, -30) })
    await clear(around, one, { from: addDays(last, -25), last, all: true })
  }
  const [clearing, why] = plan.exits.clearing
  const soon = lastDay(around, clearing, 1)
  await clear(around, await entered({ staffId: clearing, reason: why, last: soon, noticed: addDays(today, -24) }), {
    ...{ from: addDays(today, -21), last: soon, all: false },
  })
  const [staffId, reason] = plan.exits.acknowledged
  const later = await entered({ staffId, reason, last: lastDay(around, staffId, 2), noticed: addDays(today, -9) })
  if (later.status === 'submitted') await acknowledge(around, later.id, addDays(today, -7))
  const [stays, thought, because] = plan.exits.withdrawn
  const back = await entered({
    staffId: stays,
    reason: thought,
    last: lastDay(around, stays, 2),
    noticed: addDays(today, -30),
  })
  if (back.status === 'submitted')
    await act(hr, withdrawExit, { params: { id: back.id }, body: { reason: because }, at: ago(around, 16) })
  await resignOne(around, reasons)
}

/** As the record has it, else the last day of a month to come. */
function lastDay(around: Around, staffId: string, months: number): PlainDate {
  const { left_on } = employee(around, staffId)
  return left_on === null ? lastDayOf(addMonths(yearMonthOf(around.today), months)) : plainDateOf(left_on)
}

async function acknowledge({ act, admin }: Around, id: string, on: PlainDate): Promise<void> {
  await act(admin, acknowledgeExit, { params: { id }, at: morningOf(on) })
}

type Clearing = { readonly from: PlainDate; readonly last: PlainDate; readonly all: boolean }

async function clear(
  around: Around,
  { id, status }: Pick<Shown, 'id' | 'status'>,
  { from, last, all }: Clearing,
): Promise<void> {
  const { act, hr, plan, now } = around
  if (status === 'completed' || (!all && status === 'clearance')) return
  // Whoever has left by now is one who left: theirs is acknowledged the day after.
  if (status === 'submitted') await acknowledge(around, id, all ? addDays(last, 1) : from)
  const { tasks } = (await act(hr, exit, { params: { id }, at: now })) as Shown
  for (const [place, task] of tasks.entries()) {
    const isWaived = place === 0
    if (task.done_at !== null || task.waived_reason !== null || (!all && place > 1)) continue
    const body = isWaived && !all ? { waived_reason: plan.exits.waived } : { done: 1 }
    const at = all ? orNow(around, last) : ago(around, 3)
    await act(hr, changeTask, { params: { id, entry: task.id }, body, at })
  }
  if (all) await act(hr, completeExit, { params: { id }, at: orNow(around, addDays(last, 2)) })
}

/** By the person: notice two months ahead, and the answers. */
async function resignOne(around: Around, reasons: ReadonlyMap<string, string>): Promise<void> {
  const { act, people, plan, today } = around
  const { account, reason, answers } = plan.exits.own
  const who = somebody(people, account)
  const at = ago(around, 2)
  const before = (await act(who, ownExits, { at })) as DataOf<typeof ownExits>
  const last = lastDayOf(addMonths(yearMonthOf(today), 2))
  const body = { exit_reason_ids: [reasons.get(reason)], notice_date: addDays(today, -2), last_working_date: last }
  const own = before[0] ?? ((await act(who, resign, { body, at })) as DataOf<typeof ownExits>[number])
  if (own.interview !== null) return
  const { questions } = (await act(who, ownChoices, { at })) as DataOf<typeof ownChoices>
  const said = questions.flatMap(({ id }, place) => (answers[place] ? [{ id, answer: answers[place] }] : []))
  await act(who, interview, { params: { id: own.id }, body: { answers: said }, at, language: plan.language })
}
