/** A month worked out by mistake, such as a wrong first one, must not stand in the way of the others for ever. */
import { record } from '#platform/activity/server/activity.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { discard } from '../../contract/run.ts'
import { makeRoom } from '../calculation/versions.ts'
import { addEvent } from '../event-store.ts'
import { outcomeOf } from '../outcome.ts'
import { periodOfCall } from '../period-of-call.ts'
import { emptyRun, wasApproved } from '../run-store.ts'
import { subjectOfRun } from '../subject-names.ts'
import { runFor } from './open-run.ts'

export const discardHandler: Handler = on(discard, async (call) => {
  const { company, params, actor, clock, log } = call
  const { companyId } = company
  const period = periodOfCall(params, call.query)
  const runId = await company.transaction(async (tx) => {
    const run = await runFor(tx, companyId, period, 'discard')
    if (await wasApproved(tx, companyId, run.id)) throw new Refusal(problem('payroll.not-discarded'))
    await emptyRun(tx, companyId, run.id)
    await addEvent(tx, companyId, run, 'discarded', actor, clock.now())
    const subject = subjectOfRun(run, period.key)
    await record(tx, companyId, [{ action: 'payroll.discarded', subject }], { actor, now: clock.now() })
    return run.id
  })
  // What nobody reads any more is removed a few at a time.
  makeRoom(company, runId).catch((error) => log.warn({ err: error }, 'old payslips could not be removed'))
  return reply(await outcomeOf(company, period), { messageKey: 'payroll.discarded' })
})
