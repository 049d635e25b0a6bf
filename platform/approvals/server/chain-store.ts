/** The chains that a company keeps for a kind, in the order in which they are tried. */
import { sql } from 'kysely'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import type { Chain, Conditions, Step } from '../model/chain.ts'

/** Empty where the company keeps to the kind's own. */
export async function chainsOf(tx: Tx, companyId: string, kind: string): Promise<Chain[]> {
  const { rows } = await prepared(
    tx,
    sql<{ name: string; conditions: Conditions; steps: readonly Step[] }>`
    select name, conditions, steps from approval_chains
    where company_id = ${companyId} and kind = ${kind} order by position`,
  )
  return rows.map(({ name, conditions, steps }) => ({ name, when: conditions, steps }))
}

/** Until the end of the transaction nobody else replaces them. */
export async function holdChains(tx: Tx, companyId: string, kind: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`approval-chains ${companyId} ${kind}`}, 0))`.execute(tx)
}

/** Takes the place of all that were kept before. What was sent already goes its former way. */
export async function saveChains(tx: Tx, companyId: string, kind: string, chains: readonly Chain[]): Promise<void> {
  await sql`delete from approval_chains where company_id = ${companyId} and kind = ${kind}`.execute(tx)
  await bulkInsert(
    tx,
    'approval_chains',
    chains.map(({ name, when, steps }, position) => ({
      company_id: companyId,
      kind,
      position,
      name,
      conditions: JSON.stringify(when),
      steps: JSON.stringify(steps),
    })),
  )
}
