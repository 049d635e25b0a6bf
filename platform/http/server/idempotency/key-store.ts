/** The tables of keys: a company's own, and the installation's for callers without a company. */
import { type RawBuilder, sql } from 'kysely'
import type { Database, SystemDb, SystemTx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'

export type StoredAnswer = { readonly status: number; readonly answer: unknown }

/** One key of one caller. */
export type KeyOf = { readonly companyId: string | undefined; readonly accountId: string; readonly key: string }

export type Claim =
  /** It is ours: what was done of it before comes along. */
  | { readonly kind: 'ours'; readonly steps: readonly Buffer[] }
  | { readonly kind: 'answered'; readonly stored: StoredAnswer }
  | { readonly kind: 'at work elsewhere' }
  | { readonly kind: 'another request' }
  /** Begun, and broken off, by another version of the program. */
  | { readonly kind: 'another program' }

/** Which request asks, of which program: the steps of another one need not be its own. */
type Asking = { readonly requestId: string; readonly program: string }

export type KeyStore = ReturnType<typeof keyStore>

/** How long a copy of the server that gave no sign is waited for. */
const LEASE = '10 seconds'

export function keyStore(db: Database, seal: Seal, of: KeyOf, { requestId, program }: Asking) {
  const { companyId, accountId, key } = of
  const home: SystemDb = companyId === undefined ? db.system : db.forCompany(companyId)
  const table = companyId === undefined ? sql`installation_keys` : sql`idempotency_keys`
  const where = sql`account_id = ${accountId} and key = ${key} ${companyId === undefined ? sql`` : sql`and company_id = ${companyId}`}`
  const mine = sql`${where} and claimed_by = ${requestId}`
  const context = ['idempotency', companyId ?? '', accountId, key].join(' ')
  const change = (what: RawBuilder<unknown>) => async (tx: SystemTx) => (await what.execute(tx)).numAffectedRows === 1n

  return {
    claim: (hash: string): Promise<Claim> =>
      home.transaction(async (tx) => {
        const until = sql`now() + ${LEASE}::interval`
        const company = companyId === undefined ? sql`` : sql`company_id,`
        await sql`
          insert into ${table} (${company} account_id, key, request_hash, claimed_by, claimed_until)
          values (${companyId === undefined ? sql`` : sql`${companyId},`} ${accountId}, ${key}, ${hash}, ${requestId}, ${until})
          on conflict do nothing`.execute(tx)
        const found = await sql<Row>`
          select request_hash, status, sealed_answer, steps, steps_by, claimed_by = ${requestId} as ours, claimed_until > now() as held
          from ${table} where ${where} for update`.execute(tx)
        const [row] = found.rows
        // Given up in this very moment: its refusal left nothing, so it is asked again.
        if (!row) return { kind: 'at work elsewhere' }
        if (row.request_hash !== hash) return { kind: 'another request' }
        if (row.status !== null) return { kind: 'answered', stored: { status: row.status, answer: opened(row) } }
        // The embedded database has one process: whoever was at work before this one is dead.
        if (!row.ours && row.held && db.home === 'postgres') return { kind: 'at work elsewhere' }
        if (row.steps.length > 0 && row.steps_by !== program) return { kind: 'another program' }
        await sql`update ${table} set claimed_by = ${requestId}, claimed_until = ${until} where ${where}`.execute(tx)
        return { kind: 'ours', steps: row.steps.map((steps) => Buffer.from(seal.open(steps, context), 'base64')) }
      }),

    /** Still at work: others go on waiting. */
    hold: () =>
      home.transaction(change(sql`update ${table} set claimed_until = now() + ${LEASE}::interval where ${mine}`)),

    /** In the transaction of the effect. False where somebody else has taken the request over. */
    keepSteps: (tx: SystemTx, steps: Buffer): Promise<boolean> =>
      change(
        sql`update ${table} set steps = steps || ${seal.seal(steps.toString('base64'), context)}::text, steps_by = ${program} where ${mine}`,
      )(tx),

    answer: ({ status, answer }: StoredAnswer) =>
      home.transaction(
        change(sql`
          update ${table} set status = ${status}, sealed_answer = ${seal.seal(JSON.stringify(answer ?? null), context)}, steps = '{}'
          where ${mine}`),
      ),

    /** After a failure: whoever comes next need not wait. */
    letGo: () => home.transaction(change(sql`update ${table} set claimed_until = now() where ${mine}`)),

    /** A refusal changed nothing: the request may be sent again, put right or as it was. */
    giveUp: () => home.transaction(change(sql`delete from ${table} where ${mine}`)),
  }

  function opened({ sealed_answer }: Row): unknown {
    return sealed_answer === null ? null : JSON.parse(seal.open(sealed_answer, context))
  }
}

type Row = {
  request_hash: string
  status: number | null
  sealed_answer: string | null
  steps: string[]
  steps_by: string | null
  ours: boolean
  held: boolean
}

const KEPT_DAYS = 3

/** An answer waits three days for whoever lost it. */
export async function forgetOldKeys(tx: SystemTx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000).toISOString()
  for (const table of [sql`idempotency_keys`, sql`installation_keys`]) {
    await sql`delete from ${table} where created_at < ${before}`.execute(tx)
  }
}
