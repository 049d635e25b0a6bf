/** Cost centres: added, changed, closed; removed only where nothing was ever booked to them. */
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  addCostCentre,
  changeCostCentre,
  costCentre,
  costCentreChoices,
  costCentres,
  removeCostCentre,
} from '../contract/cost-centres.ts'
import { wrong } from './acting.ts'
import { centres, centresOf, heldCentre } from './cost-centre-store.ts'
import { centreViews } from './cost-centre-view.ts'
import type { TravelNeeds } from './needs.ts'

export function costCentreHandlers(needs: Pick<TravelNeeds, 'claimsOfTravel' | 'spentOfCentres'>): readonly Handler[] {
  const viewOf = async (tx: Tx, companyId: string, id: string) => {
    const rows = await centresOf(tx, companyId, { ids: [id] })
    return (await centreViews(tx, companyId, needs, rows))[0]
  }
  return [
    on(costCentres, ({ company }) =>
      company.read(async (tx) => {
        const rows = await centresOf(tx, company.companyId)
        return centreViews(tx, company.companyId, needs, rows)
      }),
    ),
    on(costCentreChoices, ({ company }) =>
      company.read(async (tx) =>
        (await centresOf(tx, company.companyId, { open: true })).map(({ id, code, name }) => ({ id, code, name })),
      ),
    ),
    on(costCentre, ({ company, params }) =>
      company.read(async (tx) => (await viewOf(tx, company.companyId, params.id)) ?? notFound()),
    ),
    on(addCostCentre, (call) =>
      call.company.transaction(async (tx) => {
        const centre = await centres.add(tx, call, { id: newId(), ...call.body })
        const made = await viewOf(tx, call.company.companyId, centre.id)
        return made ? reply(made, { messageKey: 'travel.stored' }) : notFound()
      }),
    ),
    on(changeCostCentre, (call) =>
      call.company.transaction(async (tx) => {
        const { companyId } = call.company
        const before = await heldCentre(tx, companyId, call.params.id)
        if (!before) return notFound()
        const after = { ...before, ...call.body }
        // What was booked to it was booked to its code.
        if (before.is_used && after.code.toLowerCase() !== before.code.toLowerCase())
          return wrong('code', 'travel.code-used')
        await centres.change(tx, call, before, after)
        const made = await viewOf(tx, companyId, after.id)
        return made ? reply(made, { messageKey: 'travel.stored' }) : notFound()
      }),
    ),
    on(removeCostCentre, (call) =>
      call.company.transaction(async (tx) => {
        const before = await heldCentre(tx, call.company.companyId, call.params.id)
        if (!before) return notFound()
        if (before.is_used) return wrong('', 'travel.centre-used')
        await centres.remove(tx, call, before)
        return reply(null, { messageKey: 'travel.removed' })
      }),
    ),
  ]
}
