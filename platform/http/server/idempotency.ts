/**
 * The same request sent again with the same `Idempotency-Key` has one effect and gets the same answer, also
 * across a crash: the key is claimed before the work, and the answer stored after it. A claim whose work died
 * is taken over, because work is all-or-nothing and did not happen.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import { type Problem, problem } from './answers.ts'

export type StoredAnswer = { readonly status: number; readonly answer: unknown }
type Claim = { readonly stored: StoredAnswer } | { readonly refused: Problem } | 'go'

/** Claims of this process that are still at work; a claim of a dead process is not among them. */
const atWork = new Set<string>()

export async function once(
  company: CompanyDb,
  accountId: string,
  key: string,
  fingerprint: readonly (string | Buffer)[],
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer | Problem> {
  const hash = createHash('sha256')
  for (const part of fingerprint) hash.update(part).update('\0')
  const claimed = `${company.companyId} ${accountId} ${key}`
  if (atWork.has(claimed)) return problem('http.still-working', { status: 409 })
  atWork.add(claimed)
  try {
    const claim = await claimKey(company, accountId, key, hash.digest('hex'))
    if (claim !== 'go') return 'stored' in claim ? claim.stored : claim.refused
    const done = await work()
    // A refusal changed nothing and may be tried again once its cause is gone.
    if (done.status < 400) await storeAnswer(company, accountId, key, done)
    return done
  } finally {
    atWork.delete(claimed)
  }
}

function claimKey(company: CompanyDb, accountId: string, key: string, hash: string): Promise<Claim> {
  return company.transaction(async (tx) => {
    await sql`insert into idempotency_keys (company_id, account_id, key, request_hash)
              values (${company.companyId}, ${accountId}, ${key}, ${hash}) on conflict do nothing`.execute(tx)
    const found = await sql<{ request_hash: string; status: number | null; answer: unknown }>`
      select request_hash, status, answer from idempotency_keys
      where company_id = ${company.companyId} and account_id = ${accountId} and key = ${key}`.execute(tx)
    const row = found.rows[0]
    if (!row || row.request_hash !== hash) return { refused: problem('http.key-reused') }
    return row.status === null ? 'go' : { stored: { status: row.status, answer: row.answer } }
  })
}

async function storeAnswer(company: CompanyDb, accountId: string, key: string, done: StoredAnswer): Promise<void> {
  await company.transaction(async (tx) => {
    await sql`update idempotency_keys set status = ${done.status}, answer = ${JSON.stringify(done.answer)}::jsonb
              where company_id = ${company.companyId} and account_id = ${accountId} and key = ${key}`.execute(tx)
  })
}
