/** The one list of requests of all kinds, and how many wait. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import { PENDING_DAYS } from '../../model/telling.ts'
import { type RequestRow, requestColumns } from './request-row.ts'
import { aboutMe, type RequestSight, seatedIn, withinSight } from './sight.ts'

export type Listing = {
  readonly scope: 'mine' | 'about_me' | 'sent' | 'decided' | 'all'
  readonly kind?: string
  readonly waiting?: boolean
  readonly status?: string
  /** Of the day it was sent, as the company's clocks show it. */
  readonly from?: string
  readonly to?: string
  readonly timezone: string
  /** What is approved and over: listed as completed, and no longer as approved. */
  readonly over: RawBuilder<unknown>
  readonly search?: string
  readonly sort: 'oldest' | 'newest'
  readonly paging: { readonly limit: number; readonly offset: number } | undefined
}

export async function listedRequests(
  tx: Tx,
  companyId: string,
  sight: RequestSight,
  listing: Listing,
): Promise<{ rows: RequestRow[]; total: number }> {
  const { paging, sort } = listing
  const { rows } = await sql<RequestRow & { total: number }>`
    select ${requestColumns}, count(*) over () as total from approval_requests r
    where r.company_id = ${companyId} and ${scoped(listing.scope, sight, companyId)} and ${filtered(listing)}
    order by ${sort === 'oldest' ? sql`coalesce(r.waits_since, r.sent_at), r.id` : sql`r.sent_at desc, r.id desc`}
    ${paging === undefined ? sql`` : sql`limit ${paging.limit} offset ${paging.offset}`}`.execute(tx)
  return { rows: rows.map(({ total: _, ...row }) => row), total: Number(rows[0]?.total ?? 0) }
}

/** What waits for this person: nobody is asked about themselves. */
function waitsForMe(sight: RequestSight, companyId: string): RawBuilder<unknown> {
  const { rights, kinds } = sight
  const isOwn = sql`r.about_account is not distinct from ${rights.accountId}`
  return sql`(r.step is not null and r.kind = any(${[...kinds]}) and (${rights.isOnlyAdmin} or not (${isOwn}))
    and exists (select from approval_tasks t where t.company_id = ${companyId} and t.request_id = r.id
      and t.state = 'open' and ${seatedIn(rights)}))`
}

function scoped(scope: Listing['scope'], sight: RequestSight, companyId: string): RawBuilder<unknown> {
  const me = sight.rights.accountId
  const known = sql`r.kind = any(${[...sight.kinds]})`
  switch (scope) {
    case 'mine':
      return waitsForMe(sight, companyId)
    case 'sent':
      return sql`${known} and (${aboutMe(sight, me)} or r.sent_by = ${me})`
    case 'about_me':
      return sql`${known} and ${aboutMe(sight, me)}`
    case 'decided':
      return sql`${known} and (r.decided_by = ${me} or exists (select from approval_tasks t
        where t.company_id = ${companyId} and t.request_id = r.id and t.decided_by = ${me}))`
    case 'all':
      return withinSight(sight, companyId)
  }
}

function filtered({ kind, waiting, status, over, from, to, timezone, search }: Listing): RawBuilder<unknown> {
  const like = search ? containing(search.toLowerCase()) : undefined
  return sql`true
    ${kind ? sql`and r.kind = ${kind}` : sql``}
    ${waiting ? sql`and r.step is not null` : sql``}
    ${status ? sql`and ${stands(status, over)}` : sql``}
    ${from ? sql`and r.sent_at >= ${from}::timestamp at time zone ${timezone}` : sql``}
    ${to ? sql`and r.sent_at < (${to}::date + 1)::timestamp at time zone ${timezone}` : sql``}
    ${like ? sql`and (lower(r.about_name) like ${like} or lower(r.about_number) like ${like} or lower(r.told::text) like ${like})` : sql``}`
}

const stands = (status: string, over: RawBuilder<unknown>) =>
  status === 'completed' ? sql`(r.status = ${status} or ${over})` : sql`r.status = ${status} and not ${over}`

type Pending = {
  readonly kind: string
  readonly mine: number
  readonly all: number
  /** Since when the longest of mine waits. */
  readonly oldest: Date | string | null
}

/** Of the past ninety days, by kind: what waits for this person, and all that waits within sight. */
export async function pendingOf(tx: Tx, companyId: string, sight: RequestSight, now: Date): Promise<Pending[]> {
  const since = new Date(now.getTime() - PENDING_DAYS * 86_400_000).toISOString()
  const { rows } = await sql<Pending>`
    select r.kind, (count(*) filter (where ${waitsForMe(sight, companyId)}))::int as mine, count(*)::int as "all",
      min(coalesce(r.waits_since, r.sent_at)) filter (where ${waitsForMe(sight, companyId)}) as oldest
    from approval_requests r
    where r.company_id = ${companyId} and r.step is not null and r.sent_at >= ${since} and ${withinSight(sight, companyId)}
    group by r.kind`.execute(tx)
  return rows
}
