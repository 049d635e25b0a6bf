/** A thing is handed to somebody, who is told, and comes back. Both can be taken back from their toast. */
import { accountOf, holdPeople } from '#modules/employees/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { notify } from '#platform/notices/server/notify.ts'
import { giveEquipment, takeEquipmentBack } from '../contract/equipment.ts'
import { type Wrong, wrongGiving, wrongReturn } from '../model/holding.ts'
import { todayOf } from './acting.ts'
import { heldThing, setCondition, things } from './equipment-store.ts'
import { detailOf } from './equipment-view.ts'
import { addHolding, historyOf, setHolding } from './holding-store.ts'
import { equipmentGiven, equipmentReturned, newsOf } from './undos.ts'

export const givingHandlers: readonly Handler[] = [
  on(giveEquipment, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { employee_id, due_on, note } = call.body
      const today = todayOf(call)
      const { given_on = today } = call.body
      const person = (await holdPeople(tx, companyId, [employee_id])).get(employee_id)
      const thing = await heldThing(tx, companyId, { today, id: call.params.id })
      if (!thing) return notFound()
      if (!person) return refused(['employee_id', 'http.unknown-id'])
      const history = await historyOf(tx, companyId, thing.id)
      const wrong = wrongGiving({ condition: thing.condition, history, person, given_on, due_on }, today)
      if (wrong) return refused(wrong)
      const given = { employee_id, given_on, due_on, given_note: note || null }
      const id = await addHolding(tx, companyId, { equipment_id: thing.id, ...given })
      await log(tx, call, {
        action: 'equipment.given',
        subject: things.subjectOf(thing),
        after: { to: person.full_name, given_on, due_on, note: given.given_note },
      })
      const account = await accountOf(tx, companyId, employee_id)
      if (account)
        await notify(tx, companyId, [account], {
          ...{ word: 'equipment.notice-given', params: { name: thing.name, asset_no: thing.asset_no } },
          ...{ link: newsOf(id), at: call.clock.now() },
        })
      const meta = await equipmentGiven.keep(tx, call, { id, equipmentId: thing.id })
      const made = await detailOf(tx, companyId, { today, id: thing.id })
      const params = { name: person.full_name }
      return made ? reply(made, { messageKey: 'equipment.given', params, meta }) : notFound()
    }),
  ),

  on(takeEquipmentBack, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { condition, note } = call.body
      const today = todayOf(call)
      const { returned_on = today } = call.body
      const thing = await heldThing(tx, companyId, { today, id: call.params.id })
      if (!thing) return notFound()
      const held = (await historyOf(tx, companyId, thing.id)).find((one) => one.returned_on === null)
      if (!held) return problem('equipment.nobody-has-it')
      const wrong = wrongReturn(held, returned_on, today)
      if (wrong) return refused(wrong)
      await setHolding(tx, companyId, held.id, { returned_on, return_note: note || null })
      await setCondition(tx, companyId, thing.id, condition)
      await log(tx, call, {
        action: 'equipment.returned',
        subject: things.subjectOf(thing),
        before: { from: held.full_name },
        after: { returned_on, condition, note: note || null },
      })
      const meta = await equipmentReturned.keep(tx, call, {
        ...{ id: held.id, equipmentId: thing.id, before: thing.condition, after: condition },
      })
      const made = await detailOf(tx, companyId, { today, id: thing.id })
      return made ? reply(made, { messageKey: `equipment.returned-${condition}`, meta }) : notFound()
    }),
  ),
]

/** Said at its field, or over the whole where no field is to blame. */
const refused = ([field, word]: Wrong) =>
  field === '' ? problem(word) : problem('http.invalid', { errors: { [field]: [word] } })
