/** Leaving people out of a month who cannot be worked out, and taking them back in. */
import { record } from '#platform/activity/server/activity.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { leaveOut, takeIn } from '../../contract/left-out.ts'
import { addEvent } from '../event-store.ts'
import { runFor } from '../handlers/open-run.ts'
import { periodOfCall } from '../period-of-call.ts'
import { marksOf } from '../stale-store.ts'
import { cannotBeWorkedOut, leaveThemOut, takeThemIn } from './left-out-store.ts'

export const leftOutHandlers: readonly Handler[] = [
  on(leaveOut, async (call) => {
    const { company, params, body, actor, clock } = call
    const { companyId } = company
    const period = periodOfCall(params, call.query)
    const employeeIds = [...new Set(body.employee_ids)]
    await company.transaction(async (tx) => {
      const run = await runFor(tx, companyId, period, 'discard')
      // Somebody may have completed them meanwhile: they are taken as they are now.
      const changed = new Set((await marksOf(tx, companyId, run.id)).map(({ employee_id }) => employee_id))
      if (employeeIds.some((id) => changed.has(id)))
        throw new Refusal(problem('payroll.stale', { errors: { employee_ids: ['payroll.stale'] } }))
      const cannot = new Set((await cannotBeWorkedOut(tx, companyId, run)).map(({ employee_id }) => employee_id))
      if (employeeIds.some((id) => !cannot.has(id))) {
        const errors = { employee_ids: ['payroll.can-be-worked-out'] }
        throw new Refusal(problem('payroll.can-be-worked-out', { errors }))
      }
      const { reason } = body
      await leaveThemOut(tx, companyId, { run, period, employeeIds, reason, by: actor, now: clock.now() })
      const detail = { people: employeeIds.length, left_out: employeeIds, reason }
      await addEvent(tx, companyId, run, 'left_out', actor, clock.now(), detail)
      const happened = employeeIds.map((id) => ({
        action: 'payroll.left-out',
        subject: { kind: 'employee', id },
        after: { month: period.key },
      }))
      await record(tx, companyId, happened, { actor, now: clock.now() })
    })
    return reply({ left_out: employeeIds.length }, { messageKey: 'payroll.left-out' })
  }),

  on(takeIn, async ({ company, params, query, actor, clock }) => {
    const { companyId } = company
    const { employeeId, ...month } = params
    const period = periodOfCall(month, query)
    await company.transaction(async (tx) => {
      const run = await runFor(tx, companyId, period, 'items')
      if (!(await takeThemIn(tx, companyId, period, employeeId))) {
        throw new Refusal(problem('payroll.not-left-out', { status: 404 }))
      }
      await addEvent(tx, companyId, run, 'taken_in', actor, clock.now(), { left_out: [employeeId] })
      const subject = { kind: 'employee', id: employeeId }
      const happened = { action: 'payroll.taken-in', subject, after: { month: period.key } }
      await record(tx, companyId, [happened], { actor, now: clock.now() })
    })
    return reply(null, { messageKey: 'payroll.taken-in' })
  }),
]
