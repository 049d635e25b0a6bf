/** What is left of each budget, as the list of centres tells it: for reports of other parts. */
import type { Tx } from '#platform/database/server/connect.ts'
import { centresOf } from './cost-centre-store.ts'
import { centreViews } from './cost-centre-view.ts'
import type { TravelNeeds } from './needs.ts'

/** By centre; null where there is no budget. */
export async function leftOfCentres(
  tx: Tx,
  companyId: string,
  needs: Pick<TravelNeeds, 'claimsOfTravel' | 'spentOfCentres'>,
): Promise<ReadonlyMap<string, string | null>> {
  const views = await centreViews(tx, companyId, needs, await centresOf(tx, companyId))
  return new Map(views.map(({ id, left }) => [id, left]))
}
