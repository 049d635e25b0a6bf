/** Items of a month entered, changed and removed by hand. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { keptRows } from '#platform/undo/server/kept-rows.ts'
import type { UndoOffer } from '#platform/undo/server/undoable.ts'
import { addItem, changeItem, removeItem } from '../../contract/items.ts'
import { type EnteredItem, refuseFrozen, refuseWrongItem, refuseWrongPerson } from '../item-judgement.ts'
import { periodOfCall } from '../period-of-call.ts'
import { itemRemoval } from '../undos.ts'
import { changeItems, changeItemsIn, ownItem } from './item-change.ts'

export const itemChangeHandlers: readonly Handler[] = [
  on(addItem, async (call) => {
    const { company, body, actor } = call
    const item = { employeeId: body.employee_id, type: body.type, amount: body.amount }
    const added = await changeItems(call, call.params, 'item_added', async (tx, pack, run, period) => {
      refuseWrongItem(pack, item)
      await refuseWrongPerson(tx, company.companyId, period, item.employeeId)
      refuseFrozen(run, item.employeeId)
      const id = newId()
      await tx
        .insertInto('pay_items')
        .values({
          company_id: company.companyId,
          id,
          year: period.year,
          month: period.month,
          employee_id: item.employeeId,
          type: item.type,
          amount: item.amount,
          note: body.note || null,
          origin: 'hand',
          created_by: actor.accountId,
        })
        .execute()
      return { id, touched: [item.employeeId] }
    })
    return added ?? notFound()
  }),

  on(changeItem, async (call) => {
    const { company, body, params, actor } = call
    const changed = await changeItems(call, params, 'item_changed', async (tx, pack, run, period) => {
      const before = await ownItem(tx, company.companyId, period, params.id)
      const after: EnteredItem = {
        employeeId: body.employee_id ?? before.employeeId,
        type: body.type ?? before.type,
        amount: body.amount ?? before.amount,
      }
      refuseWrongItem(pack, after)
      await refuseWrongPerson(tx, company.companyId, period, after.employeeId)
      for (const id of [before.employeeId, after.employeeId]) refuseFrozen(run, id)
      const note = body.note === undefined ? sql`note` : sql`${body.note || null}`
      // Whatever it was before, it is what somebody entered now: no later sheet replaces it.
      await sql`
        update pay_items set employee_id = ${after.employeeId}, type = ${after.type}, amount = ${after.amount},
          note = ${note}, changed_by = ${actor.accountId}, origin = 'hand', import_batch_id = null
        where company_id = ${company.companyId} and id = ${params.id}`.execute(tx)
      return { id: params.id, touched: [before.employeeId, after.employeeId] }
    })
    return changed ?? notFound()
  }),

  on(removeItem, async (call) => {
    const { company, params } = call
    const { id, ...month } = params
    const period = periodOfCall(month)
    const meta = await company.transaction(async (tx) => {
      let offer: UndoOffer | undefined
      await changeItemsIn(tx, call, period, 'item_removed', async (_pack, run) => {
        const { employeeId } = await ownItem(tx, company.companyId, period, id)
        refuseFrozen(run, employeeId)
        const kept = await keptRows(tx, company.companyId, ['pay_items', sql`id = ${id}`])
        offer = await itemRemoval.keep(tx, call, { month, id, employeeId, kept })
        await sql`delete from pay_items where company_id = ${company.companyId} and id = ${id}`.execute(tx)
        return { touched: [employeeId] }
      })
      return offer
    })
    return reply(null, { messageKey: 'payroll.item-removed', meta })
  }),
]
