/** What people do with their own claims. */
import { record } from '#platform/activity/server/activity.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { callsOf } from '#platform/requests/server/calls.ts'
import { byIds } from '#platform/requests/server/listings.ts'
import { me } from '#platform/requests/server/own-calls.ts'
import * as own from '../../contract/own.ts'
import { categoriesOf } from '../claim-store.ts'
import { balancesOn, withLedger } from '../limits/balances.ts'
import { groupedPeople } from '../limits/limit-store.ts'
import type { ClaimNeeds } from '../needs.ts'
import { ratesOn, typesOf } from '../type-store.ts'
import { askedOf, changedTo } from './asked.ts'
import { askingTogether } from './asking-together.ts'
import { claimRows } from './claim-rows.ts'
import { papersOfClaim } from './paper-store.ts'
import { bookOf, claimPort } from './port.ts'
import { sendTogether } from './together.ts'

export function ownHandlers(approvals: Approvals, needs: ClaimNeeds): readonly Handler[] {
  const port = claimPort(needs)
  const calls = callsOf(approvals, port)
  const together = askingTogether(approvals, needs)
  return [
    on(own.mine, (call) => calls.mine(call)),
    on(own.preview, (call) => calls.preview(call, askedOf(call.body), call.body.claim_id)),
    on(own.ask, (call) => call.company.together(together, { call, asked: askedOf(call.body) })),
    on(own.cancel, (call) => calls.cancel(call)),
    on(own.askWithdraw, (call) => calls.askWithdraw(call)),

    on(own.askTogether, async (call) => {
      const acting = await actingOf(call)
      return call.company.transaction(async (tx) => {
        const { companyId } = call.company
        const work = { tx, approvals, acting, book: await bookOf(tx, call) }
        const person = await me(port, tx, call)
        const { claims, confirm: confirmed } = call.body
        const ids = await sendTogether(
          work,
          needs,
          person.id,
          claims.map((claim) => askedOf(claim)),
          { confirmed },
        )
        const rows = await claimRows(tx, companyId, byIds(ids))
        const views = rows.map((row) => port.view(row, work.book, call))
        const inOrder = ids.flatMap((id) => views.find((view) => view.id === id) ?? [])
        const sent = reply(inOrder, { messageKey: 'claims.sent-together', params: { count: ids.length } })
        await record(
          tx,
          companyId,
          inOrder.map((view) => port.entry('sent', view)),
          acting,
        )
        return sent
      })
    }),

    on(own.changeMine, async (call) => {
      const found = await call.company.read(async (tx) => {
        const person = await port.personOf(tx, call.company.companyId, call.session.accountId)
        const [row] = await claimRows(tx, call.company.companyId, byIds([call.params.id]))
        const papers = row ? await papersOfClaim(tx, call.company.companyId, row.id) : []
        return { isMine: row !== undefined && row.employee_id === person?.id, papers: papers.map(({ id }) => id) }
      })
      if (!found.isMine) return notFound()
      return calls.change(call, (row) => changedTo(row, found.papers, call.body))
    }),

    on(own.ownTypes, (call) =>
      call.company.read(async (tx) => {
        const { companyId } = call.company
        const person = await me(port, tx, call)
        const { today } = await bookOf(tx, call)
        const [grouped] = await groupedPeople(tx, companyId, { ids: [person.id] })
        const categories = new Map((await categoriesOf(tx, companyId)).map((one) => [one.id, one]))
        const open = (await typesOf(tx, companyId)).filter(
          (type) =>
            type.is_active &&
            type.mark !== 'per_diem' &&
            categories.get(type.claim_category_id)?.is_active &&
            (type.is_default_group || type.claim_group_id === grouped?.claim_group_id),
        )
        const rates = await ratesOn(
          tx,
          companyId,
          open.map(({ id }) => ({ type_id: id, day: today })),
        )
        return open.map((type) => {
          const category = categories.get(type.claim_category_id)
          return {
            ...{ id: type.id, name: type.name, category_id: type.claim_category_id, category: category?.name ?? '' },
            ...{ is_unit_based: type.is_unit_based, unit_type: type.unit_type },
            amount_per_unit: rates.find(({ type_id }) => type_id === type.id)?.amount_per_unit ?? type.amount_per_unit,
            ...{ limit_per_claim: type.limit_per_claim, require_receipt: type.require_receipt },
            ...{ is_private: category?.is_private ?? false, is_travel: category?.is_travel ?? false },
          }
        })
      }),
    ),

    on(own.ownBalance, (call) =>
      call.company.read(async (tx) => {
        const { companyId } = call.company
        const person = await me(port, tx, call)
        const { facts, today } = await bookOf(tx, call)
        const asOf = call.query.as_of ?? today
        const rows = await balancesOn(tx, companyId, { asOf, currency: facts.currency, people: [person.id] })
        return withLedger(tx, companyId, person.id, rows, asOf)
      }),
    ),
  ]
}
