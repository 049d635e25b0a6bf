/** Pay dated back into closed months: looked at, and dismissed; taking it stands beside. */
import { employedPeople, holdPeople, refusingOwnPay } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { notFound, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { dismissRetro, retro } from '../../contract/retro.ts'
import type { PayrollNeeds } from '../needs.ts'
import { packFor } from '../pack-of-company.ts'
import { nextOpen } from './next-open.ts'
import { addDecisions, decisionsOf } from './retro-store.ts'
import { decidedShown, REASON, totalOf, waitingShown } from './retro-view.ts'
import { takeRetroHandler } from './take-handler.ts'
import { readWaiting, waitingOf } from './waiting.ts'
import { waitingFrom } from './waiting-threads.ts'

export const retroHandlers = (needs: PayrollNeeds): readonly Handler[] => [
  on(retro, async ({ company, language, seal }) => {
    const { companyId } = company
    const { next, scheme, read, employed, decisions } = await company.read(async (tx) => {
      const next = await nextOpen(tx, companyId)
      const read = await readWaiting(tx, companyId, needs.contributions)
      return {
        ...{ next, read, scheme: (await packFor(tx, companyId)).scheme },
        employed: next && read ? await employedPeople(tx, companyId, next) : [],
        decisions: await decisionsOf(tx, companyId),
      }
    })
    const reader = { language, scheme, seal }
    const waiting = await waitingFrom(read)
    const here = new Set(employed.map(({ id }) => id))
    return {
      next: next?.key ?? null,
      total: totalOf(waiting.flatMap(({ months }) => months)),
      people: [
        ...waiting.map((one) => waitingShown(one, here.has(one.employeeId), reader)),
        ...decidedShown(decisions, reader),
      ],
    }
  }),

  takeRetroHandler(needs),

  on(dismissRetro, async (call) => {
    const { company, body, actor, clock, seal } = call
    const { companyId } = company
    const refuseOwn = await refusingOwnPay(call)
    const ids = [...new Set(body.employee_ids)]
    const done = await company.transaction(async (tx) => {
      if ((await holdPeople(tx, companyId, ids)).size < ids.length) throw new Refusal(notFound())
      await refuseOwn(tx, ids)
      const waiting = await waitingOf(tx, companyId, needs.contributions, ids)
      const now = clock.now()
      const dismissed = waiting.flatMap(({ employeeId, effectiveFrom, months }) =>
        months.map(({ month, lines, difference: amount }) => {
          const decision = { id: newId(), employeeId, effectiveFrom, month, lines, amount }
          return { ...decision, itemId: null, into: null }
        }),
      )
      const reason = seal.seal(body.reason, REASON)
      await addDecisions(tx, companyId, dismissed, { by: actor.accountId, byName: actor.name, now, reason })
      const happened = waiting.map(({ employeeId, fullName, months }) => ({
        action: 'payroll.retro-dismissed',
        subject: { kind: 'employee', id: employeeId, name: fullName },
        after: { months: months.map(({ month }) => month).join(', ') },
      }))
      if (happened.length > 0) await record(tx, companyId, happened, { actor, now })
      return { people: waiting.length, total: totalOf(waiting.flatMap(({ months }) => months)) }
    })
    const params = { count: done.people }
    return reply(done, { messageKey: done.people > 0 ? 'payroll.retro-dismissed' : 'payroll.retro-nothing', params })
  }),
]
