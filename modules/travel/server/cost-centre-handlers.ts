/** Cost centres: added, changed, closed; removed only where nothing was ever booked to them. */
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import {
  addCostCentre,
  changeCostCentre,
  costCentre,
  costCentreChoices,
  costCentres,
  removeCostCentre,
} from '../contract/cost-centres.ts'
import { log, wrong } from './acting.ts'
import {
  type CentreFields,
  centresOf,
  deleteCentres,
  heldCentre,
  insertCentres,
  setCentres,
} from './cost-centre-store.ts'
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
        const { companyId } = call.company
        const centre = { id: newId(), ...call.body }
        await unlessTaken(insertCentres(tx, companyId, [centre]), 'code', 'travel.code-taken')
        const made = await viewOf(tx, companyId, centre.id)
        if (!made) return notFound()
        await log(tx, call, 'travel.centre-added', subjectOf(centre), {}, fieldsOf(centre))
        return reply(made, { messageKey: 'travel.stored' })
      }),
    ),
    on(changeCostCentre, (call) =>
      call.company.transaction(async (tx) => {
        const { companyId } = call.company
        const before = await heldCentre(tx, companyId, call.params.id)
        if (!before) return notFound()
        const { code, name, budget, is_active } = call.body
        const after = {
          id: before.id,
          code: code ?? before.code,
          name: name ?? before.name,
          budget: budget === undefined ? before.budget : budget,
          is_active: is_active ?? before.is_active,
        }
        // What was booked to it was booked to its code.
        if (before.is_used && after.code.toLowerCase() !== before.code.toLowerCase())
          return wrong('code', 'travel.code-used')
        await unlessTaken(setCentres(tx, companyId, [after]), 'code', 'travel.code-taken')
        const made = await viewOf(tx, companyId, after.id)
        if (!made) return notFound()
        await log(tx, call, 'travel.centre-changed', subjectOf(after), fieldsOf(before), fieldsOf(after))
        return reply(made, { messageKey: 'travel.stored' })
      }),
    ),
    on(removeCostCentre, (call) =>
      call.company.transaction(async (tx) => {
        const { companyId } = call.company
        const before = await heldCentre(tx, companyId, call.params.id)
        if (!before) return notFound()
        if (before.is_used) return wrong('', 'travel.centre-used')
        await deleteCentres(tx, companyId, [before.id])
        await log(tx, call, 'travel.centre-removed', subjectOf(before), fieldsOf(before), {})
        return reply(null, { messageKey: 'travel.removed' })
      }),
    ),
  ]
}

const subjectOf = ({ id, code }: { readonly id: string; readonly code: string }) => ({
  kind: 'cost_centre' as const,
  id,
  name: code,
})
const fieldsOf = ({ code, name, budget, is_active }: CentreFields) => ({ code, name, budget, is_active })
