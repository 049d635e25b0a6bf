/** A run from unconfirmed to approved and, by a Company Admin, back. */
import { yearMonthText } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, notFound, type Problem, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { approve, confirmRun, reopen, unconfirm } from '../../contract/states.ts'
import type { Period } from '../../model/period.ts'
import type { RunMove } from '../../model/run-moves.ts'
import { hasAllOfMonth } from '../../model/run-types.ts'
import { mayApprove } from '../../model/two-persons.ts'
import { blockerOf } from '../blockers.ts'
import { orderRefusal } from '../calculation/plan.ts'
import { addEvent, type RunEventName } from '../event-store.ts'
import { leftOutOf } from '../left-out/left-out-store.ts'
import type { Confirming, PayrollNeeds } from '../needs.ts'
import { outcomeOf } from '../outcome.ts'
import { overlooked } from '../overlooked.ts'
import { packFor } from '../pack-of-company.ts'
import { payDayKept, payDayOf } from '../pay-day.ts'
import { employeesOfPayslips, isAnyReleased } from '../payslip-store.ts'
import { periodOfCall } from '../period-of-call.ts'
import { preparersOf } from '../preparers.ts'
import { holdLaterRuns, keepVersion, type RunRow, setState } from '../run-store.ts'
import { withHalf } from '../runs/halves.ts'
import { holdMonth, laterRun, nameOf, standsElsewhere } from '../runs/month-order.ts'
import { markPeople } from '../stale-store.ts'
import { subjectOfRun } from '../subject-names.ts'
import { tellOfMove } from '../tell-of-move.ts'
import { laterApproved } from '../view/read-run.ts'
import { type MainSums, mainSumsOf } from '../view/sums.ts'
import { agencyRefusal } from '../worked/correcting.ts'
import { closedYearRefusal } from '../year-close.ts'
import { runFor } from './open-run.ts'

export const stateHandlers = (needs: PayrollNeeds): readonly Handler[] => [
  on(confirmRun, (call) => {
    const period = periodOfCall(call.params, call.query)
    return moved(call, period, 'confirm', 'payroll.confirmation-updated', async (tx, run) => {
      const { version } = call.body
      if (version !== undefined && version !== run.version) throw new Refusal(conflict('payroll.changed-meanwhile'))
      refuseIf(await blockerOf(tx, call.company.companyId, run, call))
      await setState(tx, call.company.companyId, run.id, 'confirmed')
      const despite = await overlooked(tx, call.company.companyId, needs, { run, period, reading: call })
      const left_out = await leftOutIds(tx, call.company.companyId, period)
      return {
        event: 'confirmed',
        detail: { despite, ...left_out },
        kept: await signedFor(tx, call.company.companyId, run),
      }
    })
  }),

  on(unconfirm, (call) =>
    moved(call, periodOfCall(call.params, call.query), 'unconfirm', 'payroll.confirmation-updated', async (tx, run) => {
      await setState(tx, call.company.companyId, run.id, 'unconfirmed')
      return { event: 'unconfirmed', detail: {} }
    }),
  ),

  on(approve, async (call) => {
    const { company, session, db } = call
    const refused = await confirmation(call, needs)
    if (refused) return refused
    const others = await needs.otherCompanyAdmins(db, company.companyId, session.accountId)
    const period = periodOfCall(call.params, call.query)
    return moved(call, period, 'approve', 'payroll.approval-updated', async (tx, run) => {
      const preparers = await preparersOf(tx, company.companyId, run)
      if (!mayApprove(session.accountId, preparers, others)) throw new Refusal(problem('payroll.own-work'))
      refuseIf(await blockerOf(tx, company.companyId, run, call))
      refuseIf(await orderRefusal(tx, company.companyId, period))
      if (run.run_type === 'correction') refuseIf(await agencyRefusal(tx, company.companyId, needs, period))
      await setState(tx, company.companyId, run.id, 'approved')
      await keepVersion(tx, company.companyId, run, call.clock.now())
      await markLaterMonths(tx, call, period)
      await settle(tx, needs, call, period, run)
      const despite = await overlooked(tx, company.companyId, needs, { run, period, reading: call })
      const left_out = await leftOutIds(tx, company.companyId, period)
      // Looked for as it was before the approval, which is what the settings say.
      const owner = await companyFacts(tx, company.companyId)
      const payDay = await payDayOf(tx, owner, await withHalf(tx, company.companyId, period), run)
      const alone = preparers.every((one) => one === session.accountId) ? { alone: true } : {}
      return {
        event: 'approved',
        detail: { despite, ...left_out, ...alone },
        kept: { ...(await signedFor(tx, company.companyId, run)), ...payDayKept(payDay) },
      }
    })
  }),

  on(reopen, (call) => {
    const { company, body } = call
    const period = periodOfCall(call.params, call.query)
    return moved(call, period, 'reopen', 'payroll.reopened', async (tx, run) => {
      refuseIf(await closedYearRefusal(tx, company.companyId, period.year))
      const chosen = await employeesOfPayslips(tx, company.companyId, run, body.payslip_ids)
      if (!chosen) throw new Refusal(notFound())
      // Reopened even for others alone, the run would take the released payslip from its owner again.
      if (await isAnyReleased(tx, company.companyId, run)) throw new Refusal(problem('payroll.released'))
      if (run.bank_file_taken_at) throw new Refusal(problem('payroll.bank-file-taken'))
      const last = await laterApproved(tx, company.companyId, period)
      if (last) throw new Refusal(problem('payroll.later-approved', { params: { month: yearMonthText(last) } }))
      const later = await laterRun(tx, company.companyId, run)
      if (later) throw new Refusal(problem('payroll.reopen-first', { params: nameOf(later, period.key) }))
      refuseIf(await standsElsewhere(tx, company.companyId, period, chosen, await packFor(tx, company.companyId)))
      await setState(tx, company.companyId, run.id, 'unconfirmed', body.payslip_ids ? chosen : null)
      await settle(tx, needs, call, period, run)
      const some = body.payslip_ids ? { payslips: chosen.length } : {}
      return { event: 'reopened', detail: { reason: body.reason, ...some } }
    })
  }),
]

/** Whatever was brought was brought into what pays the month itself. */
async function settle(
  tx: Tx,
  { contributions }: PayrollNeeds,
  call: Settling,
  period: Period,
  { run_type }: RunRow,
): Promise<void> {
  if (!hasAllOfMonth(run_type)) return
  const { key: month } = period
  const run = { month, today: call.clock.today(call.session.timezone), now: call.clock.now() }
  for (const { settled } of contributions) await settled?.(tx, call.company.companyId, run)
}
type Settling = Pick<Call<Endpoint>, 'company' | 'clock' | 'session'>

/** Whoever signs signs for a month without these; by their ids, since names go when people are forgotten. */
async function leftOutIds(tx: Tx, companyId: string, period: Period): Promise<{ left_out?: string[] }> {
  const ids = (await leftOutOf(tx, companyId, period)).map(({ employee_id }) => employee_id)
  return ids.length > 0 ? { left_out: ids } : {}
}

type Moving = Pick<Call<Endpoint>, 'company' | 'clock' | 'actor'>
type Sums = Pick<MainSums, 'people' | 'net_pay'>
type Done = {
  readonly event: RunEventName
  readonly detail: Readonly<Record<string, unknown>>
  /** What was signed for, and when it is paid: kept with the run alone, since the log of the company is read by more people than pay is. */
  readonly kept?: Partial<Sums & NonNullable<ReturnType<typeof payDayKept>>> | undefined
}

/** One transaction under the run's lock: checked, changed, written down. Who comes second is told. */
async function moved(
  call: Moving,
  period: Period,
  move: RunMove,
  messageKey: string,
  act: (tx: Tx, run: RunRow) => Promise<Done>,
) {
  const { company, actor, clock } = call
  await company.transaction(async (tx) => {
    await holdMonth(tx, company.companyId, period)
    const run = await runFor(tx, company.companyId, period, move)
    const { event, detail, kept } = await act(tx, run)
    await addEvent(tx, company.companyId, run, event, actor, clock.now(), { ...detail, ...kept })
    await tellOfMove(tx, call, run, period, event)
    const subject = subjectOfRun(run, period.key)
    const after = { version: run.version, ...detail }
    await record(tx, company.companyId, [{ action: `payroll.${event}`, subject, after }], { actor, now: clock.now() })
  })
  return reply(await outcomeOf(company, period), { messageKey })
}

async function signedFor(tx: Tx, companyId: string, run: RunRow): Promise<Sums | undefined> {
  const sums = await mainSumsOf(tx, companyId, run)
  return sums && { people: sums.people, net_pay: sums.net_pay }
}

/** A password or code that comes along is looked at; without one the session must have been raised. */
async function confirmation(call: Confirming, needs: PayrollNeeds): Promise<Problem | undefined> {
  const { password, code } = call.body
  if (password || code) return needs.verifyConfirmation(call, { password, code })
  if (call.session.confirmedUntil > call.clock.now().getTime()) return undefined
  return problem('http.confirm-identity', { status: 403, extra: { confirm_identity: true } })
}

function refuseIf(refused: Problem | undefined): void {
  if (refused) throw new Refusal(refused)
}

/** Months worked out already stand on what the earlier ones carried. */
async function markLaterMonths(tx: Tx, { company: { companyId }, actor }: Moving, period: Period): Promise<void> {
  for (const run of await holdLaterRuns(tx, companyId, period)) {
    await markPeople(tx, companyId, run, 'everybody', 'earlier-month', actor.name)
  }
}
