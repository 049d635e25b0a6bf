/** Ten codes for the day the phone is lost: 80 random bits each, kept as keyed digests, good once. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { SystemTx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { foldRecoveryCode } from '../model/second-factor.ts'

const COUNT = 10
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const LENGTH = 16

/** Replaces those there were. Shown once, never again. */
export async function makeRecoveryCodes(tx: SystemTx, seal: Seal, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  await sql`delete from recovery_codes where account_id = ${accountId}`.execute(tx)
  const hashes = codes.map((code) => hashOf(seal, accountId, code))
  await sql`insert into recovery_codes (account_id, code_hash) select ${accountId}, unnest(${hashes}::text[])`.execute(
    tx,
  )
  return codes
}

export async function spendRecoveryCode(
  tx: SystemTx,
  seal: Seal,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  if (foldRecoveryCode(code).length !== LENGTH) return false
  const used = await sql`
    update recovery_codes set used_at = ${now.toISOString()}
    where account_id = ${accountId} and code_hash = ${hashOf(seal, accountId, code)} and used_at is null`.execute(tx)
  return used.numAffectedRows === 1n
}

const hashOf = (seal: Seal, accountId: string, code: string): string =>
  seal.digest(foldRecoveryCode(code), `recovery ${accountId}`)

function newCode(): string {
  const signs = [...randomBytes(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length] ?? '').join('')
  return signs.match(/.{4}/g)?.join('-') ?? signs
}
