/** What HR and managers do with claims of overtime. */
import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import { log } from '#platform/activity/server/log.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { detailOf } from '#platform/approvals/server/handlers/inbox-handlers.ts'
import { mayOfEach } from '#platform/approvals/server/requests/may-of.ts'
import { isMarked, notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import * as claims from '../contract/claims.ts'
import { clockOf } from '../model/claim.ts'
import { askOvertime, changeOvertime, personById, removeOvertime } from './ask.ts'
import { changed, claimedOf } from './bodies.ts'
import { claimById, claimsBeside, claimsWhere } from './claim-store.ts'
import { entryOf, filtered } from './claim-view.ts'
import { decideOvertime } from './decide.ts'
import { hoursOfMonth } from './hours.ts'
import { judge } from './judge.ts'
import type { OvertimeNeeds } from './needs.ts'
import { readingOf } from './reading.ts'

const OTHERS = 10

export function keeperHandlers(approvals: Approvals, needs: OvertimeNeeds): readonly Handler[] {
  const { shown, answered, work } = readingOf(approvals, needs)
  return [
    on(claims.list, async (call) => {
      const acting = await actingOf(call)
      return call.company.read(async (tx) => {
        const { page, per_page: perPage = PER_PAGE_DEFAULT } = call.query
        const paging = page === undefined ? undefined : { limit: perPage, offset: (page - 1) * perPage }
        const rows = await claimsWhere(tx, call.company.companyId, { where: filtered(call.query), paging })
        const may = await mayOfEach(
          tx,
          approvals,
          acting,
          rows.map(({ id }) => id),
        )
        const views = (await shown(tx, call, rows)).map((view) => ({ ...view, may: may.get(view.id) ?? {} }))
        return reply(views, page === undefined ? {} : { meta: { page, per_page: perPage, total: rows[0]?.total ?? 0 } })
      })
    }),

    on(claims.hours, (call) =>
      call.company.read((tx) => hoursOfMonth(tx, needs, call.company.companyId, call.query.month)),
    ),

    on(claims.one, async (call) => {
      const acting = await actingOf(call)
      const { id } = call.params
      return call.company.read(async (tx) => {
        const { companyId } = call.company
        const row = await claimById(tx, companyId, id)
        if (!row || !(await detailOf(tx, approvals, acting, id))) return notFound()
        const person = await personById(tx, companyId, row.employee_id)
        const asked = {
          date: row.date,
          start: clockOf(row.starts),
          end: clockOf(row.ends),
          breakMinutes: row.break_minutes,
          compensation: row.compensation,
          voluntaryWithoutPay: row.voluntary_without_pay,
        }
        const found = await judge(tx, needs, { companyId, person, except: id }, { ...asked, emergency: row.emergency })
        const others = await claimsBeside(tx, companyId, row, OTHERS)
        const [own, ...beside] = await shown(tx, call, [row, ...others])
        if (!own) return notFound()
        const isStanding = row.status === 'pending' || row.status === 'approved'
        const month_minutes = found.monthMinutes - (isStanding ? found.minutes - row.minutes : found.counted)
        return { ...own, month_minutes, month_limit: found.monthLimit, others: beside }
      })
    }),

    on(claims.create, async (call) => {
      const at = await work(call)
      return call.company.transaction(async (tx) => {
        const id = await askOvertime(at(tx), call.body.employee_id, claimedOf(call.body))
        const sent = await answered(tx, call, id, 'overtime.sent')
        if (isMarked(sent, 'reply')) await log(tx, call, entryOf('overtime.sent', sent.data))
        return sent
      })
    }),

    on(claims.change, async (call) => {
      const at = await work(call)
      const { id } = call.params
      return call.company.transaction(async (tx) => {
        await changeOvertime(at(tx), id, (row) => changed(row, call.body))
        const saved = await answered(tx, call, id, 'overtime.changed')
        if (isMarked(saved, 'reply')) await log(tx, call, entryOf('overtime.changed', saved.data))
        return saved
      })
    }),

    on(claims.remove, async (call) => {
      const at = await work(call)
      return call.company.transaction(async (tx) => {
        const [view] = await shown(tx, call, [await removeOvertime(at(tx), call.params.id)])
        if (!view) return notFound()
        const { action, subject, after } = entryOf('overtime.removed', view)
        await log(tx, call, { action, subject, before: after })
        return null
      })
    }),

    on(claims.approve, (call) =>
      decideOvertime(approvals, call, { ids: [call.params.id], decision: 'approve', reason: call.body.justification }),
    ),
    on(claims.reject, (call) =>
      decideOvertime(approvals, call, { ids: [call.params.id], decision: 'reject', reason: call.body.reason }),
    ),
    on(claims.decide, ({ params: { decision }, body: { ids, justification, reason }, ...call }) =>
      decideOvertime(approvals, call, { ids, decision, reason: decision === 'approve' ? justification : reason }),
    ),
  ]
}
