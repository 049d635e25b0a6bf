/** What a decision on a travel does to the centres that bear it: its share, and what is left of each. */
import { amountOf, amountText } from '#kernel/money.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { shareOf } from '../model/budget.ts'
import { centresOf } from './cost-centre-store.ts'
import { centreViews } from './cost-centre-view.ts'
import type { TravelNeeds } from './needs.ts'
import type { TravelRow } from './travel-store.ts'

export async function budgetsOf(
  tx: Tx,
  companyId: string,
  needs: Pick<TravelNeeds, 'claimsOfTravel' | 'spentOfCentres'>,
  { shares, estimated }: Pick<TravelRow, 'shares' | 'estimated'>,
) {
  if (shares.length === 0) return []
  const ids = shares.map(({ cost_centre_id }) => cost_centre_id)
  const rows = await centresOf(tx, companyId, { ids })
  const views = new Map((await centreViews(tx, companyId, needs, rows)).map((view) => [view.id, view]))
  return shares.map(({ cost_centre_id, code, name, percentage }) => {
    const { budget = null, left = null } = views.get(cost_centre_id) ?? {}
    return { code, name, share: amountText(shareOf(amountOf(estimated), percentage)), budget, left }
  })
}
