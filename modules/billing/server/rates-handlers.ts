/** Tax rates and sellers: entered by operations under their own name, shown as what they are. */
import { differences } from '#platform/activity/model/differences.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addTax, changeSeller, removeTax, sellers, taxes } from '../contract/plans.ts'
import { logOfInstallation } from './ops-log.ts'
import { addTaxRow, deleteTax, numbered, type SellerRow, saveSeller, sellerRows, taxRows } from './rates-store.ts'

export const rateHandlers: readonly Handler[] = [
  on(taxes, ({ db }) => db.system.read((tx) => taxRows(tx))),

  on(addTax, (call) =>
    call.db.system.transaction(async (tx) => {
      const row = { ...call.body, id: newId(call.clock.now().getTime()), entered_by: call.actor.name }
      await addTaxRow(tx, row)
      await logOfInstallation(tx, call, 'billing.tax-added', `${row.country} ${row.name}`, { after: call.body })
      return reply(row, { messageKey: 'billing.saved' })
    }),
  ),

  on(removeTax, (call) =>
    call.db.system.transaction(async (tx) => {
      const [before] = await taxRows(tx, call.params.id)
      if (!before) return notFound()
      await deleteTax(tx, before.id)
      await logOfInstallation(tx, call, 'billing.tax-removed', `${before.country} ${before.name}`, { before })
      return reply(null, { messageKey: 'billing.removed' })
    }),
  ),

  on(sellers, ({ db }) => db.system.read(async (tx) => (await sellerRows(tx)).map(shown))),

  on(changeSeller, (call) =>
    call.db.system.transaction(async (tx) => {
      const [before] = await sellerRows(tx, call.params.country)
      if (!before) return notFound()
      const after = { ...before, ...call.body }
      // Two bills would have one number, or a series would have two beginnings.
      if (after.prefix !== before.prefix && (before.next_invoice > 1 || before.next_receipt > 1)) {
        return problem('billing.prefix-used', { errors: { prefix: ['billing.prefix-used'] } })
      }
      const changed = differences(before, after)
      if (changed) {
        await saveSeller(tx, after)
        await logOfInstallation(tx, call, 'billing.seller-changed', after.country, changed)
      }
      return reply(shown(after), { messageKey: 'billing.saved' })
    }),
  ),
]

const shown = (row: SellerRow) => ({ ...row, next_invoice_no: numbered(row.prefix, row.next_invoice, 'invoice') })
