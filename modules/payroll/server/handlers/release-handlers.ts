/** Payslips after approval: held back, shown to people, taken back from view. */
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { hold, release, unrelease } from '../../contract/release.ts'
import type { Period } from '../../model/period.ts'
import { addEvent, type RunEventName } from '../event-store.ts'
import { employeesOfPayslips, heldOf, setHeld, setReleased } from '../payslip-store.ts'
import { periodOfCall } from '../period-of-call.ts'
import { lockRun, type RunRow } from '../run-store.ts'
import { runFor } from './open-run.ts'

export const releaseHandlers: readonly Handler[] = [
  on(hold, async (call) => {
    const { company, params, body } = call
    const period = periodOfCall(params, call.query)
    const held = body.held ?? true
    await company.transaction(async (tx) => {
      const run = await lockRun(tx, company.companyId, period)
      const payslip = await heldOf(tx, company.companyId, run, params.id)
      if (!payslip) throw new Refusal(notFound())
      if (payslip.held === held) return
      if (payslip.released_at) throw new Refusal(problem('payroll.released'))
      if (payslip.bank_batch !== null) throw new Refusal(problem('payroll.paid-already'))
      await setHeld(tx, company.companyId, run, params.id, held)
      await noted(tx, call, run, period, held ? 'held' : 'let_go', { staff_id: payslip.staff_id })
    })
    return reply({ held }, { messageKey: held ? 'payroll.held' : 'payroll.let-go' })
  }),

  on(release, async (call) => {
    const released = await view(call, periodOfCall(call.params, call.query), call.body.payslip_ids, 'release')
    return reply({ released }, { messageKey: 'payroll.viewable-updated' })
  }),

  on(unrelease, async (call) => {
    const unreleased = await view(call, periodOfCall(call.params, call.query), call.body.payslip_ids, 'unrelease')
    return reply({ unreleased }, { messageKey: 'payroll.viewable-updated' })
  }),
]

type Acting = Pick<Call<Endpoint>, 'company' | 'clock' | 'actor'>

/** How many changed. */
function view(
  call: Acting,
  period: Period,
  ids: readonly string[] | undefined,
  move: 'release' | 'unrelease',
): Promise<number> {
  const { company, clock } = call
  return company.transaction(async (tx) => {
    const run = await runFor(tx, company.companyId, period, move)
    const employeeIds = await employeesOfPayslips(tx, company.companyId, run, ids)
    if (!employeeIds) throw new Refusal(notFound())
    const show = move === 'release'
    const payslips = await setReleased(tx, company.companyId, run, { employeeIds, at: show ? clock.now() : null })
    if (payslips > 0) await noted(tx, call, run, period, show ? 'released' : 'unreleased', { payslips })
    return payslips
  })
}

async function noted(
  tx: Tx,
  { company, actor, clock }: Acting,
  run: RunRow,
  period: Period,
  event: RunEventName,
  detail: Readonly<Record<string, string | number>>,
): Promise<void> {
  await addEvent(tx, company.companyId, run, event, actor, clock.now(), detail)
  const subject = { kind: 'pay_run', id: run.id, name: period.key }
  await record(tx, company.companyId, [{ action: `payroll.${event}`, subject, after: detail }], {
    actor,
    now: clock.now(),
  })
}
