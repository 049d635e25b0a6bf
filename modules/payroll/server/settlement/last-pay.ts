/**
 * The last pay of somebody who leaves, as a run of their last month: it holds all of that month, so that the regular run
 * leaves them out; what is owed on leaving is entered in it. Undone as long as it was never approved.
 */
import { type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { isRefused } from '#kernel/result.ts'
import { personNamed } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { mayWorkOut } from '../../model/month-order.ts'
import { type Period, periodOf } from '../../model/period.ts'
import { forfeitsLeave } from '../../model/settlement/owed.ts'
import { isCalculating } from '../calculation/lease.ts'
import { addEvent } from '../event-store.ts'
import { refuseFrozen, refuseWrongItem } from '../item-judgement.ts'
import { insertItem } from '../item-store.ts'
import type { PayContribution } from '../needs.ts'
import { isPaidBefore } from '../opening/opening-store.ts'
import { packFor } from '../pack-of-company.ts'
import { payslipOfPerson } from '../payslip-store.ts'
import { findRun, lockRun, monthsWorkedOut, type RunRow, wasApproved } from '../run-store.ts'
import { hasMoreToCome, holdMonth, isMonthBusy } from '../runs/month-order.ts'
import { deleteRun, insertRun, isNameTaken, nextNumber } from '../runs/runs-store.ts'
import { sealedNote } from '../sealed-notes.ts'
import { markPeople } from '../stale-store.ts'
import { namePeople } from '../worked/people-store.ts'
import { regularOf } from './closed-without.ts'
import { addSettlement, type PaidOut, settlementIn } from './settlement-store.ts'

export type Making = Pick<Call<Endpoint>, 'company' | 'clock' | 'actor' | 'say' | 'language' | 'seal'>
export type LastPay = {
  readonly employeeId: string
  readonly lastDay: PlainDate
  readonly reason: string | null
  readonly noticeFrom: PlainDate | null
  readonly payOn: PlainDate
  readonly setsLeaving: boolean
  readonly items: readonly { readonly type: string; readonly amount: string; readonly note: string }[]
}

/** Which run of the last month it is, and the items that were entered. */
export async function makeLastPay(
  tx: Tx,
  call: Making,
  contributions: readonly PayContribution[],
  pay: LastPay,
): Promise<{ readonly run: number; readonly ids: string[] }> {
  const { companyId } = call.company
  const { employeeId, lastDay } = pay
  const month = periodOf(yearMonthOf(lastDay))
  const person = await personNamed(tx, companyId, employeeId)
  if (!person) throw new Refusal(notFound())
  const regular = await lockRun(tx, companyId, await regularOf(tx, companyId, lastDay))
  await holdMonth(tx, companyId, month)
  await refuseClosed(tx, companyId, month, regular)
  if (await settlementIn(tx, companyId, employeeId, month)) throw new Refusal(problem('payroll.settled-already'))
  const more = await hasMoreToCome(tx, companyId, month, [employeeId])
  if (more) throw new Refusal(more)
  const stands = await payslipOfPerson(tx, companyId, regular, employeeId)
  if (stands && regular.state === 'confirmed')
    throw new Refusal(problem('payroll.settlement-confirmed', { params: { month: month.key } }))
  if (stands) refuseFrozen(regular, employeeId)
  const period = { ...periodOf(month, await nextNumber(tx, companyId, month)), worked: 'final' as const }
  const name = await nameFor(tx, call, period, person)
  const id = await insertRun(tx, companyId, period, {
    ...{ type: 'final', name, payDate: pay.payOn, reason: null, plan: undefined },
  })
  await namePeople(tx, companyId, id, [employeeId])
  const pack = await packFor(tx, companyId)
  const ids = await enter(tx, call, period, pay, pack)
  const paidOut = forfeitsLeave(pack, pay.reason) ? [] : await payOut(tx, call, contributions, pay)
  const { reason, noticeFrom, setsLeaving } = pay
  const kept = { runId: id, employeeId, lastDay, reason, noticeFrom, setsLeaving, paidOut }
  await addSettlement(tx, companyId, kept, { ...call.actor, now: call.clock.now() })
  // Its payslip there is out of date: the next calculation takes it out.
  if (stands && regular.state === 'unconfirmed')
    await markPeople(tx, companyId, regular, [employeeId], 'employment', call.actor.name)
  await addEvent(tx, companyId, { id, version: 0 }, 'run_made', call.actor, call.clock.now(), {
    ...{ name: call.say(call.language, 'payroll.settlement.made'), people: 1 },
  })
  const subject = { kind: 'employee', id: employeeId, name: person.fullName }
  const after = { month: month.key, last_day: lastDay }
  await record(tx, companyId, [{ action: 'payroll.settled', subject, after }], {
    ...{ actor: call.actor, now: call.clock.now() },
  })
  return { run: period.run ?? 1, ids }
}

/** Its figures and items go with it. What was paid out for it is owed again. */
export async function removeLastPay(
  tx: Tx,
  call: Pick<Making, 'company' | 'clock' | 'actor'>,
  contributions: readonly PayContribution[],
  employeeId: string,
  month: Period,
): Promise<void> {
  const { companyId } = call.company
  const found = await settlementIn(tx, companyId, employeeId, month)
  if (!found) throw new Refusal(notFound())
  await holdMonth(tx, companyId, month)
  const period = periodOf(month, found.run)
  const run = await lockRun(tx, companyId, period)
  if (isCalculating(run)) throw new Refusal(conflict('payroll.calculating'))
  if (run.state === 'approved' || (await wasApproved(tx, companyId, run.id)))
    throw new Refusal(problem('payroll.settlement-approved'))
  for (const { origin, ids } of found.paidOut)
    await contributions.find((one) => one.origin === origin)?.takePayOutBack?.(tx, companyId, ids)
  await deleteRun(tx, companyId, period, run.id)
  const regular = await findRun(tx, companyId, await regularOf(tx, companyId, found.lastDay))
  if (regular) await markPeople(tx, companyId, regular, [employeeId], 'employment', call.actor.name)
  const subject = { kind: 'employee', id: employeeId }
  await record(tx, companyId, [{ action: 'payroll.unsettled', subject, after: { month: month.key } }], {
    ...{ actor: call.actor, now: call.clock.now() },
  })
}

/** Months before it may still be open: it is worked out after them. */
async function refuseClosed(tx: Tx, companyId: string, month: Period, regular: RunRow): Promise<void> {
  const order = mayWorkOut(month, await monthsWorkedOut(tx, companyId))
  if (isRefused(order) && order.refused !== 'payroll.out-of-order')
    throw new Refusal(problem(order.refused, { params: { month: order.detail ?? month.key } }))
  if (await isPaidBefore(tx, companyId, month))
    throw new Refusal(problem('payroll.paid-before', { params: { month: month.key } }))
  if (isCalculating(regular) || (await isMonthBusy(tx, companyId, month)))
    throw new Refusal(conflict('payroll.calculating'))
}

/** Told apart by the staff id; somebody may leave twice in a month. */
async function nameFor(
  tx: Tx,
  { company, say, language }: Making,
  period: Period,
  { staffId, fullName }: { readonly staffId: string; readonly fullName: string },
): Promise<string> {
  const name = say(language, 'payroll.settlement.run', { name: fullName, number: staffId })
  return (await isNameTaken(tx, company.companyId, period, name)) ? `${name} ${period.run}` : name
}

async function enter(
  tx: Tx,
  call: Making,
  period: Period,
  { employeeId, items }: LastPay,
  pack: CountryPack,
): Promise<string[]> {
  const ids: string[] = []
  for (const { type, amount, note } of items) {
    const item = { type, categoryId: null, employeeId, amount }
    refuseWrongItem(pack, item)
    const id = newId()
    ids.push(id)
    const kept = { ...item, id, note: sealedNote(call.seal, note), accountId: call.actor.accountId }
    await insertItem(tx, call.company.companyId, period, kept)
  }
  return ids
}

async function payOut(
  tx: Tx,
  { company, actor, clock }: Making,
  contributions: readonly PayContribution[],
  { employeeId, lastDay }: LastPay,
): Promise<PaidOut[]> {
  const paid: PaidOut[] = []
  for (const { origin, payOutOnLeaving } of contributions) {
    const ids = await payOutOnLeaving?.(tx, company.companyId, { employeeId, lastDay, actor, now: clock.now() })
    if (ids && ids.length > 0) paid.push({ origin, ids })
  }
  return paid
}
