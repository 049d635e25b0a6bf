/** States that were kept so that something can be taken back. */
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/server/connect.ts'

export type Kept = { readonly kind: string; readonly state: unknown }
type Own = { readonly companyId: string; readonly accountId: string; readonly id: string }

const KEPT_MS = 24 * 60 * 60_000

const own = ({ companyId, accountId, id }: Own) =>
  sql`company_id = ${companyId} and account_id = ${accountId} and id = ${id}`

/** Kept since then and not yet taken back, which it is from now on; undefined where there is none. */
export async function claimUndo(tx: Tx, whose: Own, now: Date, since: Date): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    update undos set undone_at = ${now.toISOString()}
    where ${own(whose)} and undone_at is null and created_at >= ${since.toISOString()} returning kind, state`.execute(
    tx,
  )
  return rows[0]
}

export async function isUndo(tx: Tx, whose: Own): Promise<boolean> {
  const { rows } = await sql`select from undos where ${own(whose)}`.execute(tx)
  return rows.length > 0
}

/** States are needed for minutes; a day later they are forgotten. */
export function tidyUndos(db: Database, now: Date): Promise<unknown> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  return db.system.transaction((tx) => sql`delete from undos where created_at < ${before}`.execute(tx))
}
