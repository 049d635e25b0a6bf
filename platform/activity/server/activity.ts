/**
 * The activity log: written in the transaction of what it tells, chained per company, so that neither a change
 * without its entry nor an entry altered afterwards can stand. Every writer calls `record` last in a transaction:
 * it locks the company's last link until the end.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { type ActivityEntry, CHAIN_START, linkText, storable, storableText } from '../model/chain.ts'
import { masked } from '../model/differences.ts'

export type Happened = {
  /** `module.verb`; its word key names it in the log. */
  readonly action: string
  readonly subject: { readonly kind: string; readonly id?: string; readonly name?: string }
  /** Fields as they were and as they are; hidden ones are masked here, whoever sends them. */
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** Somebody, or the product by itself: what a day brings has nobody behind it. */
export type By = Omit<Actor, 'accountId'> & { readonly accountId: string | null }
export const byItself: By = { accountId: null, name: 'Kerja', address: '', requestId: '' }

/** Who acts, and when by the server's clock. */
export type Acting = { readonly actor: By; readonly now: Date }

export function record(tx: Tx, companyId: string, happened: readonly Happened[], acting: Acting): Promise<void> {
  return recordEach(
    tx,
    companyId,
    happened.map((one) => ({ happened: one, acting })),
  )
}

/** Of several who act in one transaction. */
export async function recordEach(
  tx: Tx,
  companyId: string,
  all: readonly { readonly happened: Happened; readonly acting: Acting }[],
): Promise<void> {
  if (all.length === 0) return
  const head = await lockHead(tx, companyId)
  let { seq, hash } = head
  const rows = all.map(({ happened, acting }) => {
    const entry = entryOf(happened, acting)
    const former = hash
    seq += 1
    hash = digest(linkText(former, companyId, seq, entry))
    return { company_id: companyId, seq, ...entry, former_hash: former, hash }
  })
  await insert(tx, rows, { seq, hash, companyId })
}

/** For what changes nothing itself, such as reading pay data. */
export function recordAlone(
  db: Database,
  companyId: string,
  happened: readonly Happened[],
  acting: Acting,
): Promise<void> {
  return db.forCompany(companyId).transaction((tx) => record(tx, companyId, happened, acting))
}

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

async function lockHead(tx: Tx, companyId: string): Promise<{ seq: number; hash: string }> {
  const look = sql<{ seq: number; hash: string }>`
    select seq, hash from activity_heads where company_id = ${companyId} for update`
  const [known] = (await look.execute(tx)).rows
  if (known) return known
  await sql`insert into activity_heads (company_id, seq, hash) values (${companyId}, 0, ${CHAIN_START})
            on conflict do nothing`.execute(tx)
  const [head] = (await look.execute(tx)).rows
  if (!head) throw new Error('the activity log of this company is out of reach here')
  return head
}

function entryOf({ action, subject, before, after }: Happened, { actor, now }: Acting): ActivityEntry {
  return {
    at: now.toISOString(),
    account_id: actor.accountId,
    actor: storableText(actor.name),
    actor_roles: (actor.roles ?? []).join('|'),
    action,
    subject_kind: subject.kind,
    subject_id: subject.id ?? null,
    subject_name: subject.name === undefined ? null : storableText(subject.name),
    before: before === undefined ? null : storable(masked(before)),
    after: after === undefined ? null : storable(masked(after)),
    address: actor.address,
    request_id: actor.requestId,
  }
}

type Head = { readonly companyId: string; readonly seq: number; readonly hash: string }

/** One statement however many: the rows travel as one JSON text, and the last link moves with them. */
async function insert(tx: Tx, rows: readonly object[], { companyId, seq, hash }: Head): Promise<void> {
  await sql`
    with moved as (update activity_heads set seq = ${seq}, hash = ${hash} where company_id = ${companyId})
    insert into activity (company_id, seq, at, account_id, actor, actor_roles, action, subject_kind, subject_id,
                          subject_name, before, after, address, request_id, former_hash, hash)
    select company_id, seq, at, account_id, actor, actor_roles, action, subject_kind, subject_id,
           subject_name, nullif(before, 'null'::jsonb), nullif(after, 'null'::jsonb), address, request_id, former_hash, hash
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry(
      company_id uuid, seq bigint, at timestamptz, account_id uuid, actor text, actor_roles text, action text,
      subject_kind text, subject_id text, subject_name text, before jsonb, after jsonb, address text, request_id text,
      former_hash text, hash text)`.execute(tx)
}
