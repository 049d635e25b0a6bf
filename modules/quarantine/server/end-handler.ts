/** An approved quarantine ends early, or lasts again as long as was approved. */
import { log } from '#platform/activity/server/log.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { end } from '../contract/quarantine.ts'
import { words } from '../contract/types.ts'
import { daysBetween, endFaults } from '../model/days.ts'
import type { PayChanged } from './quarantine-kind.ts'
import type { QuarantineNeeds } from './quarantine-port.ts'
import { heldQuarantine, replaceDays, setEnd } from './quarantine-store.ts'
import { quarantineView, subjectOf } from './quarantine-view.ts'
import { workedAmong } from './worked-days.ts'

export const endHandler = ({ dayFacts }: Pick<QuarantineNeeds, 'dayFacts'>, payChanged: PayChanged): Handler =>
  on(end, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { to } = call.body
      const row = await heldQuarantine(tx, companyId, call.params.id)
      if (!row) return notFound()
      if (row.status !== 'approved') return problem(words.nothingApproved)
      const errors = endFaults({ from: row.from_date, to: row.to_date, agreedTo: row.agreed_to }, to)
      if (Object.keys(errors).length > 0) return problem('http.invalid', { errors })
      const span = { from: row.from_date, to }
      const known = await dayFacts(tx, companyId, span, [row.employee_id], ['usual', 'roster'])
      await setEnd(tx, companyId, row.id, to, call.clock.now())
      const days = workedAmong(known, row.employee_id, daysBetween(span))
      await replaceDays(tx, companyId, [{ id: row.id, employee_id: row.employee_id, days }])
      await payChanged(tx, companyId, { employeeIds: [row.employee_id], cause: 'leave', by: call.actor.name })
      const subject = subjectOf({ ...row, from: row.from_date })
      const happened = { action: 'quarantine.ended', subject, before: { to: row.to_date }, after: { to } }
      await log(tx, call, happened)
      const after = { ...row, to_date: to, days: days.length }
      const view = quarantineView(after, call.clock.today(call.session.timezone), call.session)
      return reply(view, { messageKey: 'quarantine.end-set' })
    }),
  )
