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

/** What makes two requests the same. Keyed, because a body may hold a password, and a plain digest can be guessed. */
export type Fingerprint = { readonly parts: readonly (string | Buffer)[]; readonly keyed: (digest: string) => string }

/** Requests of this process that are still at work; a claim of a dead process is not among them. */
const atWork = new Map<string, { readonly hash: string; readonly done: Promise<StoredAnswer | Problem> }>()

export async function once(
  company: CompanyDb,
  accountId: string,
  key: string,
  { parts, keyed }: Fingerprint,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer | Problem> {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part).update('\0')
  const hash = keyed(digest.digest('hex'))
  const claimed = `${company.companyId} ${accountId} ${key}`
  const running = atWork.get(claimed)
  // Who asks again meanwhile waits for the same answer.
  if (running) return running.hash === hash ? running.done : keyReused()
  const done = claimedWork(company, accountId, key, hash, work).finally(() => atWork.delete(claimed))
  atWork.set(claimed, { hash, done })
  return done
}

async function claimedWork(
  company: CompanyDb,
  accountId: string,
  key: string,
  hash: string,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer | Problem> {
  const claim = await claimKey(company, accountId, key, hash)
  if (claim !== 'go') return 'stored' in claim ? claim.stored : claim.refused
  const done = await work()
  // A refusal changed nothing and may be tried again once its cause is gone.
  if (done.status < 400) await storeAnswer(company, accountId, key, done)
  return done
}

const keyReused = (): Problem => problem('http.key-reused')

function claimKey(company: CompanyDb, accountId: string, key: string, hash: string): Promise<Claim> {
  return company.transaction(async (tx) => {
    await sql`insert into idempotency_keys (company_id, account_id, key, request_hash)
              values (${company.companyId}, ${accountId}, ${key}, ${hash}) on conflict do nothing`.execute(tx)
    const found = await sql<{ request_hash: string; status: number | null; answer: unknown }>`
      select request_hash, status, answer from idempotency_keys
      where company_id = ${company.companyId} and account_id = ${accountId} and key = ${key}`.execute(tx)
    const row = found.rows[0]
    if (!row || row.request_hash !== hash) return { refused: keyReused() }
    return row.status === null ? 'go' : { stored: { status: row.status, answer: row.answer } }
  })
}

async function storeAnswer(company: CompanyDb, accountId: string, key: string, done: StoredAnswer): Promise<void> {
  await company.transaction(async (tx) => {
    await sql`update idempotency_keys set status = ${done.status}, answer = ${JSON.stringify(done.answer)}::jsonb
              where company_id = ${company.companyId} and account_id = ${accountId} and key = ${key}`.execute(tx)
  })
}
