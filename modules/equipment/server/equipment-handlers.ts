/** Things of the company: listed, added, changed; removed only where nobody ever had them. */
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addEquipment, changeEquipment, equipment, oneEquipment, removeEquipment } from '../contract/equipment.ts'
import { type Acting, todayOf } from './acting.ts'
import { heldThing, things, thingsOf } from './equipment-store.ts'
import { detailOf, shown } from './equipment-view.ts'
import { historyOf } from './holding-store.ts'

export const equipmentHandlers: readonly Handler[] = [
  on(equipment, (call) =>
    call.company.read(async (tx) => {
      const rows = await thingsOf(tx, call.company.companyId, { today: todayOf(call) })
      return rows.map(shown)
    }),
  ),

  on(oneEquipment, (call) =>
    call.company.read(async (tx) => {
      const which = { today: todayOf(call), id: call.params.id }
      return (await detailOf(tx, call.company.companyId, which)) ?? notFound()
    }),
  ),

  on(addEquipment, (call) =>
    call.company.transaction(async (tx) => {
      const { id } = await things.add(tx, call, { id: newId(), ...call.body, condition: 'ready' })
      return stored(tx, call, id)
    }),
  ),

  on(changeEquipment, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = await heldThing(tx, companyId, { today: todayOf(call), id: call.params.id })
      if (!before) return notFound()
      const { condition = before.condition } = call.body
      if (before.holder !== null && condition !== before.condition)
        return problem('equipment.is-in-use', { errors: { condition: ['equipment.is-in-use'] } })
      await things.change(tx, call, before, { ...before, ...call.body })
      return stored(tx, call, before.id)
    }),
  ),

  on(removeEquipment, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = await heldThing(tx, companyId, { today: todayOf(call), id: call.params.id })
      if (!before) return notFound()
      if ((await historyOf(tx, companyId, before.id)).length > 0) return problem('equipment.was-used')
      await things.remove(tx, call, before)
      return reply(null, { messageKey: 'equipment.removed' })
    }),
  ),
]

async function stored(tx: Tx, call: Acting, id: string) {
  const made = await detailOf(tx, call.company.companyId, { today: todayOf(call), id })
  return made ? reply(made, { messageKey: 'equipment.stored' }) : notFound()
}
