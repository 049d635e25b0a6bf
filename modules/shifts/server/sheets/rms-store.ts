import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

/** Operations switch on that rosters come from another program. */
export async function takesRosters(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ is_rms: boolean }>`select is_rms from companies where id = ${companyId}`.execute(tx)
  return rows[0]?.is_rms ?? false
}
