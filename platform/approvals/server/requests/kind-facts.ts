/**
 * What the kinds know of requests beyond what is stored with them: which are over, and what stands in the way of which
 * move. Asked for a whole list at once, so that no row offers what would be refused.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Approvals } from '../engine.ts'
import type { RequestRow } from './request-row.ts'

export type KindFacts = {
  readonly isOver: (request: Pick<RequestRow, 'id'>) => boolean
  /** The word of what stands in the way; undefined where nothing does. */
  readonly closed: (request: Pick<RequestRow, 'id'>, move: string) => string | undefined
}
type Reader = { readonly companyId: string; readonly today: string }

export async function kindFacts(
  tx: Tx,
  approvals: Approvals,
  { companyId, today }: Reader,
  requests: readonly Pick<RequestRow, 'id' | 'kind'>[],
): Promise<KindFacts> {
  const over = await overAmong(tx, approvals, { companyId, today }, requests)
  const closures = new Map<string, readonly { readonly word: string; readonly moves: readonly string[] | 'all' }[]>()
  for (const kind of approvals.kinds) {
    const ids = requests.filter((request) => request.kind === kind.name).map(({ id }) => id)
    if (ids.length === 0 || !kind.closed) continue
    for (const { id, ...closure } of await kind.closed(tx, companyId, ids))
      closures.set(id, [...(closures.get(id) ?? []), closure])
  }
  return {
    isOver: ({ id }) => over.has(id),
    closed: ({ id }, move) => closures.get(id)?.find(({ moves }) => moves === 'all' || moves.includes(move))?.word,
  }
}

/** A condition on `approval_requests r`: approved, and nothing is left to come of it. */
export function isOver({ kinds }: Approvals, today: string): RawBuilder<unknown> {
  const each = kinds.flatMap(({ name, over }) => (over ? [sql`(r.kind = ${name} and ${over(today)})`] : []))
  return each.length === 0 ? sql`false` : sql`(r.status = 'approved' and coalesce(${sql.join(each, sql` or `)}, false))`
}

async function overAmong(
  tx: Tx,
  approvals: Approvals,
  { companyId, today }: Reader,
  requests: readonly Pick<RequestRow, 'id'>[],
): Promise<ReadonlySet<string>> {
  if (requests.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select r.id from approval_requests r where r.company_id = ${companyId}
      and r.id = any(${requests.map(({ id }) => id)}::uuid[]) and ${isOver(approvals, today)}`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
