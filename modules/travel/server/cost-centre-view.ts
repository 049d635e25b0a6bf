/** Cost centres as they are answered: with what is committed, spent and left of each. */
import { amountOf } from '#kernel/money.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { borneBy, type ChargeOf } from '../model/budget.ts'
import { type CentreRow, chargesOf } from './cost-centre-store.ts'
import type { ClaimsOfTravel, TravelNeeds } from './needs.ts'

export async function centreViews(
  tx: Tx,
  companyId: string,
  { claimsOfTravel, spentOfCentres }: Pick<TravelNeeds, 'claimsOfTravel' | 'spentOfCentres'>,
  rows: readonly CentreRow[],
) {
  const ids = rows.map(({ id }) => id)
  const charges = await chargesOf(tx, companyId, ids)
  const spent = await spentOfCentres(tx, companyId, ids)
  const travels = [...new Set(charges.map(({ travel_id }) => travel_id))]
  const claims = travels.length === 0 ? new Map() : await claimsOfTravel(tx, companyId, travels)
  const of = new Map<string, ChargeOf[]>()
  for (const { cost_centre_id, travel_id, ...charge } of charges) {
    const own = { ...charge, claimed: claimedOf(claims.get(travel_id)) }
    const known = of.get(cost_centre_id)
    if (known) known.push(own)
    else of.set(cost_centre_id, [own])
  }
  return rows.map((row) => ({
    ...row,
    ...borneBy(row.budget, amountOf(spent.get(row.id) ?? '0'), of.get(row.id) ?? []),
  }))
}

/** Approved, paid yet or not. */
export const claimedOf = (claims: ClaimsOfTravel | undefined): bigint =>
  claims === undefined ? 0n : amountOf(claims.approved) + amountOf(claims.paid)
