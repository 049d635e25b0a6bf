/** Ticking off payslips that needed a look, for everybody who prepares the month; working one out again asks anew. */
import { record } from '#platform/activity/server/activity.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { lookedAt } from '../../contract/payslips.ts'
import { lookedOf, setLooked } from '../payslip-store.ts'
import { periodOfCall } from '../period-of-call.ts'
import { lockRun } from '../run-store.ts'
import { subjectOfRun } from '../subject-names.ts'

export const lookedHandlers: readonly Handler[] = [
  on(lookedAt, async ({ company, params, query, body, actor, clock }) => {
    const period = periodOfCall(params, query)
    const looked = body.looked ?? true
    const { companyId } = company
    await company.transaction(async (tx) => {
      const run = await lockRun(tx, companyId, period)
      if (run.state === 'approved') throw new Refusal(problem('payroll.approved-already'))
      const before = await lookedOf(tx, companyId, run, params.id)
      if (!before) throw new Refusal(notFound())
      if (before.looked === looked) return
      const now = clock.now()
      await setLooked(tx, companyId, run, params.id, looked ? { at: now, by: actor.name } : null)
      const subject = subjectOfRun(run, period.key)
      const action = looked ? 'payroll.looked-at' : 'payroll.not-looked-at'
      await record(tx, companyId, [{ action, subject, after: { staff_id: before.staff_id } }], { actor, now })
    })
    return reply({ looked })
  }),
]
