/** Links of invitations and forgotten passwords: 256 random bits, stored as a hash, good once and not for long. */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'

type LinkKind = 'invite' | 'reset'

export const newSecret = (): string => randomBytes(32).toString('base64url')
const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
/** The screen that takes it; never followed by a page of anybody else (Referrer-Policy: no-referrer). */
export const linkTo = (origin: string, secret: string): string => `${origin}/password/reset/${secret}`

type Making = { readonly kind: LinkKind; readonly accountId: string; readonly now: Date; readonly life: number }

/** A newer link ends the older ones of the account. */
export async function makeLink(tx: SystemTx, { kind, accountId, now, life }: Making, when = true): Promise<string> {
  const secret = newSecret()
  await sql`update one_time_links set used_at = ${now.toISOString()}
            where account_id = ${accountId} and used_at is null and ${when}::boolean`.execute(tx)
  await sql`
    insert into one_time_links (id, kind, account_id, secret_hash, expires_at, created_at)
    select ${newId(now.getTime())}::uuid, ${kind}, ${accountId}::uuid, ${hashOfSecret(secret)},
           ${new Date(now.getTime() + life).toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    where ${when}::boolean`.execute(tx)
  return secret
}

/** One for each account, in their order; newer links end the older ones. */
export async function makeLinks(
  tx: SystemTx,
  accountIds: readonly string[],
  { kind, now, life }: Omit<Making, 'accountId'>,
): Promise<string[]> {
  const at = now.toISOString()
  await sql`update one_time_links set used_at = ${at}
            where account_id = any(${[...accountIds]}::uuid[]) and used_at is null`.execute(tx)
  const secrets = accountIds.map(() => newSecret())
  await bulkInsert(
    tx,
    'one_time_links',
    accountIds.map((account_id, index) => ({
      id: newId(now.getTime()),
      kind,
      account_id,
      secret_hash: hashOfSecret(secrets[index] ?? ''),
      expires_at: new Date(now.getTime() + life).toISOString(),
      created_at: at,
    })),
  )
  return secrets
}

/** Whose link it is, used up by asking; undefined for one that is unknown, over or used. */
export async function spendLink(
  tx: SystemTx,
  secret: string,
  now: Date,
): Promise<{ accountId: string; kind: LinkKind } | undefined> {
  const found = await sql<{ account_id: string; kind: LinkKind }>`
    update one_time_links set used_at = ${now.toISOString()}
    where secret_hash = ${hashOfSecret(secret)} and used_at is null and expires_at > ${now.toISOString()}
    returning account_id, kind`.execute(tx)
  const row = found.rows[0]
  return row && { accountId: row.account_id, kind: row.kind }
}

/** Whose link it is, without using it up. */
export async function ownerOfLink(tx: SystemTx, secret: string, now: Date): Promise<string | undefined> {
  const found = await sql<{ account_id: string }>`
    select account_id from one_time_links
    where secret_hash = ${hashOfSecret(secret)} and used_at is null and expires_at > ${now.toISOString()}`.execute(tx)
  return found.rows[0]?.account_id
}

export async function endLinks(tx: SystemTx, accountId: string, now: Date): Promise<void> {
  await sql`update one_time_links set used_at = ${now.toISOString()} where account_id = ${accountId} and used_at is null`.execute(
    tx,
  )
}

/** How many were made for an account since then. */
export async function linksSince(tx: Tx, accountId: string, kind: LinkKind, since: Date): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from one_time_links
    where account_id = ${accountId} and kind = ${kind} and created_at > ${since.toISOString()}`.execute(tx)
  return found.rows[0]?.count ?? 0
}
