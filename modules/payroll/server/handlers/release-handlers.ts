/** Payslips after approval: held back, shown to people, taken back from view. */
import { sql } from 'kysely'
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { hold, release, unrelease } from '../../contract/release.ts'
import type { Period } from '../../model/period.ts'
import { addEvent, type RunEventName } from '../event-store.ts'
import { employeesOfPayslips, shownIn } from '../payslip-store.ts'
import { periodOfCall } from '../period-of-call.ts'
import { lockRun, type RunRow } from '../run-store.ts'
import { runFor } from './open-run.ts'

export const releaseHandlers: readonly Handler[] = [
  on(hold, async (call) => {
    const { company, params, body } = call
    const period = periodOfCall(params)
    const held = body.held ?? true
    await company.transaction(async (tx) => {
      const run = await lockRun(tx, company.companyId, period)
      const { rows } = await sql<{ held: boolean; released_at: string | null; staff_id: string }>`
        select p.held, p.released_at, p.staff_id from payslips p
        where ${shownIn(company.companyId, run)} and p.id = ${params.id}`.execute(tx)
      const [payslip] = rows
      if (!payslip) throw new Refusal(notFound())
      if (payslip.held === held) return
      if (payslip.released_at) throw new Refusal(problem('payroll.released'))
      if (run.bank_file_taken_at) throw new Refusal(problem('payroll.bank-file-taken'))
      await sql`update payslips p set held = ${held}
                where ${shownIn(company.companyId, run)} and p.id = ${params.id}`.execute(tx)
      await noted(tx, call, run, period, held ? 'held' : 'let_go', { staff_id: payslip.staff_id })
    })
    return reply({ held }, { messageKey: held ? 'payroll.held' : 'payroll.let-go' })
  }),

  on(release, async (call) => {
    const released = await setReleased(call, call.params, call.body.payslip_ids, 'release')
    return reply({ released }, { messageKey: 'payroll.viewable-updated' })
  }),

  on(unrelease, async (call) => {
    const unreleased = await setReleased(call, call.params, call.body.payslip_ids, 'unrelease')
    return reply({ unreleased }, { messageKey: 'payroll.viewable-updated' })
  }),
]

type Acting = Pick<Call<Endpoint>, 'company' | 'clock' | 'actor'>

/** How many changed; what is held back is never shown. */
function setReleased(
  call: Acting,
  month: Call<typeof release>['params'],
  ids: readonly string[] | undefined,
  move: 'release' | 'unrelease',
): Promise<number> {
  const { company, clock } = call
  const period = periodOfCall(month)
  return company.transaction(async (tx) => {
    const run = await runFor(tx, company.companyId, period, move)
    const chosen = await employeesOfPayslips(tx, company.companyId, run, ids)
    if (!chosen) throw new Refusal(notFound())
    const show = move === 'release'
    const { numAffectedRows = 0n } = await sql`
      update payslips p set released_at = ${show ? clock.now().toISOString() : null}
      where ${shownIn(company.companyId, run)} and p.employee_id = any(${chosen}::uuid[])
        and ${show ? sql`p.released_at is null and not p.held` : sql`p.released_at is not null`}`.execute(tx)
    const payslips = Number(numAffectedRows)
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
