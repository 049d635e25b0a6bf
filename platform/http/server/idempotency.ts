/**
 * The same request sent again with the same `Idempotency-Key` has one effect and gets the same answer, also
 * across a crash: the key is claimed before the work, and the answer stored after it. A claim whose process died is
 * taken over, unless the activity log, written together with every effect, says that the work was done: then only
 * its answer is lost, and whoever asks again is told to look.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { conflict, isMarked, type Problem, problem } from './answers.ts'

export type StoredAnswer = { readonly status: number; readonly answer: unknown }
type Claim = { readonly stored: StoredAnswer } | { readonly refused: Problem } | 'go'

/** What makes two requests the same. Keyed, because a body may hold a password, and a plain digest can be guessed. */
export type Fingerprint = { readonly parts: readonly (string | Buffer)[]; readonly keyed: (digest: string) => string }
/** Given the way to store its answer in the transaction of its effect. */
type Work = (keep: (tx: Tx, answer: StoredAnswer) => Promise<void>) => Promise<StoredAnswer | Problem>

/** Requests of this process that are still at work; a claim of a dead process is not among them. */
const atWork = new Map<string, { readonly hash: string; readonly done: Promise<StoredAnswer | Problem> }>()

export async function once(
  company: CompanyDb,
  accountId: string,
  key: string,
  { parts, keyed }: Fingerprint,
  request: { readonly id: string; readonly repeatable: boolean },
  work: Work,
): Promise<StoredAnswer | Problem> {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part).update('\0')
  const hash = keyed(digest.digest('hex'))
  const claimed = `${company.companyId} ${accountId} ${key}`
  const running = atWork.get(claimed)
  // Who asks again meanwhile waits for the same answer.
  if (running) return running.hash === hash ? running.done : keyReused()
  const done = claimedWork(company, { accountId, key, hash, request }, work).finally(() => atWork.delete(claimed))
  atWork.set(claimed, { hash, done })
  return done
}

type Claimed = {
  readonly accountId: string
  readonly key: string
  readonly hash: string
  readonly request: { readonly id: string; readonly repeatable: boolean }
}

async function claimedWork(company: CompanyDb, claimed: Claimed, work: Work): Promise<StoredAnswer | Problem> {
  const claim = await claimKey(company, claimed)
  if (claim !== 'go') return 'stored' in claim ? claim.stored : claim.refused
  let isKept = false
  const done = await work(async (tx, answer) => {
    await storeAnswer(tx, company.companyId, claimed, answer)
    isKept = true
  })
  // A refusal changed nothing and may be tried again once its cause is gone.
  const answer = isMarked(done, 'problem') ? { status: null, answer: null } : (done as StoredAnswer)
  if (!isKept || answer.status === null)
    await company.transaction((tx) => storeAnswer(tx, company.companyId, claimed, answer))
  return done
}

const keyReused = (): Problem => problem('http.key-reused')

type Row = { request_hash: string; status: number | null; answer: { claimed_by?: string } | null }

/** Until there is an answer, its place holds who works on it. */
function claimKey(company: CompanyDb, { accountId, key, hash, request }: Claimed): Promise<Claim> {
  const { companyId } = company
  const mine = JSON.stringify({ claimed_by: request.id })
  return company.transaction(async (tx) => {
    await sql`insert into idempotency_keys (company_id, account_id, key, request_hash, answer)
              values (${companyId}, ${accountId}, ${key}, ${hash}, ${mine}::jsonb) on conflict do nothing`.execute(tx)
    const found = await sql<Row>`
      select request_hash, status, answer from idempotency_keys
      where company_id = ${companyId} and account_id = ${accountId} and key = ${key} for update`.execute(tx)
    const row = found.rows[0]
    if (!row || row.request_hash !== hash) return { refused: keyReused() }
    if (row.status !== null) return { stored: { status: row.status, answer: row.answer } }
    const former = row.answer?.claimed_by
    if (former === request.id) return 'go'
    const effects = await sql`
      select from activity where company_id = ${companyId} and request_id = ${former ?? null} limit 1`.execute(tx)
    if (effects.rows.length > 0 && !request.repeatable) return { refused: conflict('http.done-before') }
    await sql`update idempotency_keys set answer = ${mine}::jsonb
              where company_id = ${companyId} and account_id = ${accountId} and key = ${key}`.execute(tx)
    return 'go'
  })
}

type Kept = { readonly status: number | null; readonly answer: unknown }

async function storeAnswer(
  tx: Tx,
  companyId: string,
  { accountId, key }: Claimed,
  { status, answer }: Kept,
): Promise<void> {
  const text = answer === null ? null : JSON.stringify(answer)
  await sql`update idempotency_keys set status = ${status}, answer = ${text}::jsonb
            where company_id = ${companyId} and account_id = ${accountId} and key = ${key}`.execute(tx)
}
