/** What somebody has: for whoever may open the profile, and for the person, who confirms it. */
import { employeeOfAccount, personSeenBy } from '#modules/employees/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { confirmEquipment, equipmentOfPerson, ownEquipment } from '../contract/held.ts'
import { held } from './equipment-view.ts'
import { heldBy, holdingOf, setHolding } from './holding-store.ts'

export const heldHandlers: readonly Handler[] = [
  on(equipmentOfPerson, ({ company, params, session }) =>
    company.read(async (tx) => {
      const person = await personSeenBy(tx, company.companyId, session, params.id)
      return person ? (await heldBy(tx, company.companyId, person.id)).map(held) : notFound()
    }),
  ),

  on(ownEquipment, ({ company, session }) =>
    company.read(async (tx) => {
      const me = await employeeOfAccount(tx, company.companyId, session.accountId)
      return me ? (await heldBy(tx, company.companyId, me.id)).map(held) : []
    }),
  ),

  on(confirmEquipment, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const me = await employeeOfAccount(tx, companyId, call.session.accountId)
      const row = await holdingOf(tx, companyId, call.params.id)
      if (!me || row?.employee_id !== me.id) return notFound()
      if (row.returned_on !== null) return problem('equipment.returned-already')
      if (row.confirmed_at !== null) return reply(held(row), { messageKey: 'equipment.confirmed' })
      const confirmed_at = call.clock.now().toISOString()
      await setHolding(tx, companyId, row.id, { confirmed_at })
      await log(tx, call, {
        action: 'equipment.confirmed',
        subject: { kind: 'equipment', id: row.equipment_id, name: `${row.asset_no} · ${row.name}` },
      })
      return reply(held({ ...row, confirmed_at }), { messageKey: 'equipment.confirmed' })
    }),
  ),
]
