import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import type { Policy } from '../../model/policies.ts'

/** Those that were set; the others are as they are from the start. */
export async function policyRows(tx: Tx, companyId: string): Promise<Policy[]> {
  const { rows } = await prepared(
    tx,
    sql<Policy>`
    select rule, level, value from claim_policies where company_id = ${companyId}`,
  )
  return rows
}

export async function savePolicies(tx: Tx, companyId: string, policies: readonly Policy[]): Promise<void> {
  await sql`
    insert into claim_policies (company_id, rule, level, value)
    select ${companyId}, rule, level, value
    from jsonb_to_recordset(${JSON.stringify(policies)}::jsonb) as p(rule text, level text, value numeric)
    on conflict (company_id, rule) do update set level = excluded.level, value = excluded.value`.execute(tx)
}
