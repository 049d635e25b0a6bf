/** Items of a month entered, changed and removed by hand. */
import { refusingOwnPay } from '#modules/employees/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { keptRows } from '#platform/undo/server/kept-rows.ts'
import type { UndoOffer } from '#platform/undo/server/undoable.ts'
import { addItem, changeItem, removeItem } from '../../contract/items.ts'
import {
  type EnteredItem,
  fieldMeant,
  personChanged,
  personMeant,
  refuseFrozen,
  refuseWrongPerson,
} from '../item-judgement.ts'
import { deleteItem, insertItem, updateItem } from '../item-store.ts'
import { periodOfCall } from '../period-of-call.ts'
import { sealedNote } from '../sealed-notes.ts'
import { itemRemoval } from '../undos.ts'
import { chooseFor, refuseWrong } from '../worked/advance-items.ts'
import { changeItems, changeItemsIn, ownItem } from './item-change.ts'

export const itemChangeHandlers: readonly Handler[] = [
  on(addItem, async (call) => {
    const { company, body, actor, seal } = call
    const refuseOwn = await refusingOwnPay(call)
    const added = await changeItems(call, call.params, call.query, 'item_added', async (tx, pack, run, period) => {
      const chosen = await chooseFor(tx, company.companyId, pack, run.run_type, body.type)
      const item = { ...chosen, employeeId: await personMeant(tx, company.companyId, body), amount: body.amount }
      refuseWrong(pack, item)
      await refuseWrongPerson(tx, company.companyId, period, item.employeeId, fieldMeant(body))
      refuseFrozen(run, item.employeeId)
      await refuseOwn(tx, [item.employeeId])
      const id = newId()
      const entered = { ...item, id, note: sealedNote(seal, body.note), accountId: actor.accountId }
      await insertItem(tx, company.companyId, period, entered)
      return { id, touched: [item.employeeId] }
    })
    return added ?? notFound()
  }),

  on(changeItem, async (call) => {
    const { company, body, params, actor, seal } = call
    const refuseOwn = await refusingOwnPay(call)
    const changed = await changeItems(call, params, call.query, 'item_changed', async (tx, pack, run, period) => {
      const before = await ownItem(tx, company.companyId, period, params.id)
      if (before.forMonth) throw new Refusal(problem('payroll.retro-unchanged', { status: 409 }))
      const after: EnteredItem = {
        ...(await chooseFor(tx, company.companyId, pack, run.run_type, body.type, before)),
        employeeId: await personChanged(tx, company.companyId, body, before.employeeId),
        amount: body.amount ?? before.amount,
      }
      refuseWrong(pack, after)
      await refuseWrongPerson(tx, company.companyId, period, after.employeeId, fieldMeant(body))
      for (const id of [before.employeeId, after.employeeId]) refuseFrozen(run, id)
      await refuseOwn(tx, [before.employeeId, after.employeeId])
      const note = body.note === undefined ? before.note : sealedNote(seal, body.note)
      await updateItem(tx, company.companyId, { ...after, id: params.id, note, accountId: actor.accountId })
      return { id: params.id, touched: [before.employeeId, after.employeeId] }
    })
    return changed ?? notFound()
  }),

  on(removeItem, async (call) => {
    const { company, params } = call
    const { id, ...month } = params
    const period = periodOfCall(month, call.query)
    const refuseOwn = await refusingOwnPay(call)
    const meta = await company.transaction(async (tx) => {
      let offer: UndoOffer | undefined
      await changeItemsIn(tx, call, period, 'item_removed', async (_pack, run) => {
        const { employeeId } = await ownItem(tx, company.companyId, period, id)
        refuseFrozen(run, employeeId)
        await refuseOwn(tx, [employeeId])
        const kept = await keptRows(tx, company.companyId, ['pay_items', { id }])
        offer = await itemRemoval.keep(tx, call, { month: { ...month, ...call.query }, id, employeeId, kept })
        await deleteItem(tx, company.companyId, id)
        return { touched: [employeeId] }
      })
      return offer
    })
    return reply(null, { messageKey: 'payroll.item-removed', meta })
  }),
]
