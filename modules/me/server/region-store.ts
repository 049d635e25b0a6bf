import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

/** The part of the country whose holidays the company keeps beside those of all; null where it named none. */
export async function regionOf(tx: Tx, companyId: string): Promise<string | null> {
  const { rows } = await sql<{ region: string | null }>`select region from companies where id = ${companyId}`.execute(
    tx,
  )
  return rows[0]?.region ?? null
}
