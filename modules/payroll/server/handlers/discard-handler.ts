/** A month worked out by mistake, such as a wrong first one, must not stand in the way of the others for ever. */
import { sql } from 'kysely'
import { record } from '#platform/activity/server/activity.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { discard } from '../../contract/run.ts'
import { makeRoom } from '../calculation/versions.ts'
import { addEvent } from '../event-store.ts'
import { outcomeOf } from '../outcome.ts'
import { periodOfCall } from '../period-of-call.ts'
import { runFor } from './open-run.ts'

export const discardHandler: Handler = on(discard, async (call) => {
  const { company, params, actor, clock, log } = call
  const { companyId } = company
  const period = periodOfCall(params)
  const runId = await company.transaction(async (tx) => {
    const run = await runFor(tx, companyId, period, 'discard')
    const of = sql`company_id = ${companyId} and run_id = ${run.id}`
    const approved = await sql`select from pay_run_versions where ${of} and approved_at is not null limit 1`.execute(tx)
    if (approved.rows.length > 0) throw new Refusal(problem('payroll.not-discarded'))
    await sql`delete from stale_payslips where ${of}`.execute(tx)
    await sql`delete from pay_run_versions where ${of}`.execute(tx)
    // Payslips of earlier versions are read by nobody any more, and removed a few at a time.
    await sql`update pay_runs set state = 'none', version = 0, base_version = last_version + 1, calculated_at = null,
      calculation_ms = null where company_id = ${companyId} and id = ${run.id}`.execute(tx)
    await addEvent(tx, companyId, run, 'discarded', actor, clock.now())
    const subject = { kind: 'pay_run', id: run.id, name: period.key }
    await record(tx, companyId, [{ action: 'payroll.discarded', subject }], { actor, now: clock.now() })
    return run.id
  })
  makeRoom(company, runId).catch((error) => log.warn({ err: error }, 'old payslips could not be removed'))
  return reply(await outcomeOf(company, period), { messageKey: 'payroll.discarded' })
})
