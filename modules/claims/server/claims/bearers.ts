/** Which cost centres may bear claims, and which do where nobody says. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Share } from '../../model/shares.ts'
import type { ClaimNeeds } from '../needs.ts'
import type { ClaimAsked, Wish } from './asked.ts'

const NONE: readonly Share[] = []

export async function bearersOf(
  { costCentres }: Pick<ClaimNeeds, 'costCentres'>,
  tx: Tx,
  companyId: string,
  wishes: readonly Wish[],
  changed: string | null,
) {
  const all = wishes.map(({ asked }) => asked)
  const said = [...new Set(all.flatMap(({ cost_centres }) => cost_centres ?? []).map((one) => one.cost_centre_id))]
  const known = said.length === 0 ? [] : await costCentres.known(tx, companyId, said)
  const kept = changed === null || said.length === 0 ? new Set<string>() : await centresOf(tx, companyId, changed)
  const unsaid = all.filter(({ cost_centres }) => cost_centres === null)
  const travels = [...new Set(unsaid.flatMap(({ travel_id }) => travel_id ?? []))]
  const ofTravels =
    travels.length === 0 ? new Map<string, readonly Share[]>() : await costCentres.ofTravels(tx, companyId, travels)
  const lacking = wishes
    .filter(({ asked }) => asked.cost_centres === null)
    .map(({ person, asked }) => ({ employee_id: person.id, on: asked.expense_date }))
  const ofPeople =
    lacking.length === 0 ? new Map<string, readonly Share[]>() : await costCentres.ofPeople(tx, companyId, lacking)
  return {
    // What bears the claim already goes on bearing it, also once it was closed.
    open: new Set(known.filter(({ id, is_active }) => is_active || kept.has(id)).map(({ id }) => id)),
    usual: (personId: string, { travel_id, expense_date }: ClaimAsked): readonly Share[] => {
      const own = travel_id === null ? NONE : (ofTravels.get(travel_id) ?? NONE)
      return own.length > 0 ? own : (ofPeople.get(`${personId} ${expense_date}`) ?? NONE)
    },
  }
}

async function centresOf(tx: Tx, companyId: string, claimId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select cost_centre_id as id from claim_cost_centres
    where company_id = ${companyId} and claim_id = ${claimId}`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
