/** Keys as rows; a digest finds them, and nothing gives them back. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export type KeyRow = {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly scopes: readonly string[]
  readonly hint: string
  readonly created_by: string
  readonly created_by_name: string
  readonly created_at: string
  readonly expires_on: string | null
  readonly used_at: string | null
  readonly ended_at: string | null
  readonly ended_by_name: string | null
}

const columns = sql`id, name, role, scopes, hint, created_by, created_by_name, created_at, expires_on, used_at,
  ended_at, ended_by_name`
export const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Those that work first, newest first. */
export async function allKeys(tx: Tx, companyId: string): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select ${columns} from api_keys where company_id = ${companyId}
    order by ended_at is not null, created_at desc, id desc limit 500`.execute(tx)
  return rows
}

type NewKey = Pick<KeyRow, 'id' | 'name' | 'role' | 'scopes' | 'created_by' | 'created_by_name' | 'expires_on'> & {
  readonly key: string
  readonly now: Date
}

export async function insertKey(tx: Tx, companyId: string, one: NewKey): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`
    insert into api_keys (company_id, id, name, role, scopes, token_digest, hint, created_by, created_by_name, created_at,
      expires_on)
    values (${companyId}, ${one.id}, ${one.name}, ${one.role}, ${[...one.scopes]}, ${digestOf(one.key)},
      ${one.key.slice(-4)}, ${one.created_by}, ${one.created_by_name}, ${one.now.toISOString()}, ${one.expires_on})
    returning ${columns}`.execute(tx)
  return rows[0]
}

export async function endKeyOf(
  tx: Tx,
  companyId: string,
  id: string,
  by: string,
  now: Date,
): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`
    update api_keys set ended_at = ${now.toISOString()}, ended_by_name = ${by}
    where company_id = ${companyId} and id = ${id} and ended_at is null returning ${columns}`.execute(tx)
  return rows[0]
}

export async function keyByDigest(tx: Tx, companyId: string, digest: string): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`
    select ${columns} from api_keys
    where company_id = ${companyId} and token_digest = ${digest} and ended_at is null`.execute(tx)
  return rows[0]
}

export async function noteUse(tx: Tx, companyId: string, id: string, now: Date): Promise<void> {
  await sql`update api_keys set used_at = ${now.toISOString()} where company_id = ${companyId} and id = ${id}`.execute(
    tx,
  )
}
