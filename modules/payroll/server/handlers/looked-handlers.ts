/** Ticking off payslips that needed a look, for everybody who prepares the month; working one out again asks anew. */
import { sql } from 'kysely'
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { lookedAt } from '../../contract/payslips.ts'
import { type Shown, shownIn } from '../payslip-store.ts'
import { periodOfCall } from '../period-of-call.ts'
import { lockRun } from '../run-store.ts'

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
      await sql`update payslips p set looked_at = ${looked ? now.toISOString() : null}, looked_by = ${looked ? actor.name : null}
        where ${shownIn(companyId, run)} and p.id = ${params.id}`.execute(tx)
      const subject = { kind: 'pay_run', id: run.id, name: period.key }
      const action = looked ? 'payroll.looked-at' : 'payroll.not-looked-at'
      await record(tx, companyId, [{ action, subject, after: { staff_id: before.staff_id } }], { actor, now })
    })
    return reply({ looked })
  }),
]

async function lookedOf(tx: Tx, companyId: string, run: Shown, id: string) {
  const { rows } = await sql<{ staff_id: string; looked: boolean }>`
    select p.staff_id, p.looked_at is not null as looked from payslips p
    where ${shownIn(companyId, run)} and p.id = ${id}`.execute(tx)
  return rows[0]
}
