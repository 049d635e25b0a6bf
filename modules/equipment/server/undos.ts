/** What was handed over or came back by mistake, while nothing else became of the thing since. */
import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { settleNotices } from '#platform/notices/server/notify.ts'
import { type Undoable, type UndoCall, undoable } from '#platform/undo/server/undoable.ts'
import { giveEquipment, takeEquipmentBack } from '../contract/equipment.ts'
import type { Condition } from '../model/holding.ts'
import { todayOf } from './acting.ts'
import { heldThing, setCondition, things } from './equipment-store.ts'
import { dropHolding, historyOf, setHolding } from './holding-store.ts'

const inTheWay = () => new Refusal(problem('undo.in-the-way'))

/** Where the notice of a handing over leads. */
export const newsOf = (holdingId: string): string => `/me/equipment?open=${holdingId}`

export const equipmentGiven = undoable<{ readonly id: string; readonly equipmentId: string }>({
  kind: 'equipment.given',
  endpoint: giveEquipment,
  async undo(tx, call, { id, equipmentId }) {
    const { companyId } = call.company
    const { thing, newest } = await standing(tx, call, equipmentId)
    if (newest.id !== id || newest.returned_on !== null || newest.confirmed_at !== null) throw inTheWay()
    await dropHolding(tx, companyId, id)
    await settleNotices(tx, companyId, { word: 'equipment.notice-given', link: newsOf(id), at: call.clock.now() })
    await log(tx, call, {
      action: 'equipment.giving-undone',
      subject: things.subjectOf(thing),
      before: { to: newest.full_name, given_on: newest.given_on },
    })
  },
})

type Returned = {
  readonly id: string
  readonly equipmentId: string
  readonly before: Condition
  readonly after: Condition
}

export const equipmentReturned = undoable<Returned>({
  kind: 'equipment.returned',
  endpoint: takeEquipmentBack,
  async undo(tx, call, { id, equipmentId, before, after }) {
    const { companyId } = call.company
    const { thing, newest } = await standing(tx, call, equipmentId)
    if (newest.id !== id || newest.returned_on === null || thing.condition !== after) throw inTheWay()
    await setHolding(tx, companyId, id, { returned_on: null, return_note: null })
    await setCondition(tx, companyId, equipmentId, before)
    await log(tx, call, {
      action: 'equipment.return-undone',
      subject: things.subjectOf(thing),
      before: { returned_on: newest.returned_on, condition: after },
      after: { to: newest.full_name },
    })
  },
})

async function standing(tx: Tx, call: UndoCall, equipmentId: string) {
  const { companyId } = call.company
  const thing = await heldThing(tx, companyId, { today: todayOf(call), id: equipmentId })
  const [newest] = thing ? await historyOf(tx, companyId, equipmentId) : []
  if (!thing || !newest) throw inTheWay()
  return { thing, newest }
}

export const equipmentUndos: readonly Undoable[] = [equipmentGiven, equipmentReturned]
