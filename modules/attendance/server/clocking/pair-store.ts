import { sql } from 'kysely'
import type { SystemTx } from '#platform/database/server/connect.ts'

/** Whose code it is, asked across companies: a device that is to become a kiosk knows nothing but the code. */
export async function companyOfPairCode(tx: SystemTx, digest: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ company_id: string }>`
    select company_id from kiosks where pair_digest = ${digest} and pair_until >= ${now.toISOString()}`.execute(tx)
  return rows[0]?.company_id
}
