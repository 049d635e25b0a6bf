import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

/** How far the first setting-up has come; -1 when it is done. */
export async function migrationStep(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ step: number }>`
    select migration_wizard_step as step from companies where id = ${companyId}`.execute(tx)
  return rows[0]?.step ?? -1
}

/** The same, with the company held until the transaction ends. */
export async function lockMigrationStep(tx: Tx, companyId: string): Promise<number> {
  await sql`select from companies where id = ${companyId} for no key update`.execute(tx)
  return migrationStep(tx, companyId)
}

export async function setMigrationStep(tx: Tx, companyId: string, step: number): Promise<void> {
  await sql`update companies set migration_wizard_step = ${step} where id = ${companyId}`.execute(tx)
}
