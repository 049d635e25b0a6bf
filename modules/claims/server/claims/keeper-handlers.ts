/** What HR, Finance and those who decide do with claims. */
import { mayEnter } from '#access/enter.ts'
import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { detailOf } from '#platform/approvals/server/handlers/inbox-handlers.ts'
import { mayOfEach } from '#platform/approvals/server/requests/may-of.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { faultsInWords, foresee } from '#platform/requests/server/ask.ts'
import { callsOf } from '#platform/requests/server/calls.ts'
import { byIds } from '#platform/requests/server/listings.ts'
import * as claims from '../../contract/claims.ts'
import type { ClaimNeeds } from '../needs.ts'
import { askedOf, changedTo } from './asked.ts'
import { claimRows } from './claim-rows.ts'
import { hidden } from './claim-view.ts'
import { papersOfClaim } from './paper-store.ts'
import { bookOf, claimPort } from './port.ts'
import { wanted } from './wanted.ts'

export function keeperHandlers(approvals: Approvals, needs: ClaimNeeds): readonly Handler[] {
  const port = claimPort(needs)
  const calls = callsOf(approvals, port)
  return [
    on(claims.list, async (call) => {
      const acting = await actingOf(call)
      return call.company.read(async (tx) => {
        const { page, per_page: perPage = PER_PAGE_DEFAULT } = call.query
        const book = await bookOf(tx, call)
        const paging = page === undefined ? undefined : { limit: perPage, offset: (page - 1) * perPage }
        const rows = await claimRows(tx, call.company.companyId, { where: wanted(call.query, book.today), paging })
        const may = await mayOfEach(
          tx,
          approvals,
          acting,
          rows.map(({ id }) => id),
        )
        const views = rows.map((row) => ({ ...port.view(row, book, call), may: may.get(row.id) ?? {} }))
        return reply(views, page === undefined ? {} : { meta: { page, per_page: perPage, total: rows[0]?.total ?? 0 } })
      })
    }),

    on(claims.one, async (call) => {
      const acting = await actingOf(call)
      const { id } = call.params
      return call.company.read(async (tx) => {
        const [row] = await claimRows(tx, call.company.companyId, byIds([id]))
        const reads = mayEnter(call.session, 'claims')
        if (!row || !(reads || (await detailOf(tx, approvals, acting, id)))) return notFound()
        const book = await bookOf(tx, call)
        const view = port.view(row, book, call)
        const beside = await port.beside(tx, row, book, call)
        const isOwn = row.account_id === call.session.accountId
        if (!row.is_private || reads || isOwn) return { ...view, ...beside }
        return { ...hidden(view), attachments: [], limits: [], duplicates: [], recoveries: [] }
      })
    }),

    on(claims.create, (call) => calls.create(call, call.body.employee_id, askedOf(call.body))),

    on(claims.previewFor, async (call) => {
      const acting = await actingOf(call)
      return call.company.transaction(async (tx) => {
        const { employee_id, claim_id, ...body } = call.body
        const person = (await port.holdPeople(tx, acting.companyId, [employee_id])).get(employee_id)
        if (!person) throw new Refusal(problem('http.invalid', { errors: { employee_id: ['http.unknown-id'] } }))
        const work = { tx, approvals, acting, book: await bookOf(tx, call) }
        const { judged, goesTo } = await foresee(port, work, person, askedOf(body), claim_id)
        const preview = await port.preview(work, judged, call)
        return { ...preview, goes_to: [...goesTo], errors: faultsInWords(judged.faults, call) }
      })
    }),

    on(claims.change, async (call) => {
      const papers = await call.company.read((tx) => papersOfClaim(tx, call.company.companyId, call.params.id))
      const ids = papers.map(({ id }) => id)
      return calls.change(call, (row) => changedTo(row, ids, call.body))
    }),

    on(claims.remove, async (call) => {
      const row = await call.company.read(
        async (tx) => (await claimRows(tx, call.company.companyId, byIds([call.params.id])))[0],
      )
      // What was approved once stands in journals that were taken, also after it was withdrawn.
      if (row && row.approved_on !== null) return problem(port.words.removeApproved)
      return calls.remove(call)
    }),

    on(claims.decide, (call) => calls.decide(call)),
  ]
}
