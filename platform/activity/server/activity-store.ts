/** The log, read. */
import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { fetched } from '#platform/database/server/cursor.ts'
import { containing } from '#platform/database/server/like.ts'

export type StoredEntry = {
  readonly seq: number
  readonly at: string
  readonly account_id: string | null
  readonly actor: string
  readonly actor_roles: string
  readonly action: string
  readonly subject_kind: string
  readonly subject_id: string | null
  readonly subject_name: string | null
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
  readonly address: string | null
  readonly request_id: string | null
}

export type Filter = {
  readonly subject_kind?: string
  readonly subject_id?: string
  readonly account_id?: string
  readonly action?: string
  readonly from?: PlainDate
  readonly to?: PlainDate
  readonly search?: string
  readonly timezone: string
  /** Found by no name any more. */
  readonly forgotten: { readonly subjects: readonly string[]; readonly accounts: readonly string[] }
  /** Ids of what the reader is told nothing of. */
  readonly unseen: readonly string[]
  /** Kinds that are not found by their names, which the reader is not shown. */
  readonly unnamed: readonly string[]
}

const columns = sql`seq, at, account_id, actor, actor_roles, action, subject_kind, subject_id, subject_name,
  before, after, address, request_id`

export async function entriesOf(tx: Tx, companyId: string, filter: Filter, page: { limit: number; offset: number }) {
  const where = sql.join([sql`company_id = ${companyId}`, ...conditions(filter)], sql` and `)
  const rows = await sql<StoredEntry>`
    select ${columns} from activity where ${where} order by seq desc limit ${page.limit} offset ${page.offset}`.execute(
    tx,
  )
  const count = await sql<{ total: number }>`select count(*) as total from activity where ${where}`.execute(tx)
  return { rows: rows.rows, total: count.rows[0]?.total ?? 0 }
}

/** As many as there are, the newest first. */
export const allEntries = (tx: Tx, companyId: string, filter: Filter) =>
  fetched(
    tx,
    sql<StoredEntry>`select ${columns} from activity
      where ${sql.join([sql`company_id = ${companyId}`, ...conditions(filter)], sql` and `)} order by seq desc`,
  )

/** The requests that told of these subjects of the kind, or of anything under the name of an action's module. */
export async function requestsAbout(
  tx: Tx,
  companyId: string,
  { kind, ids, module }: { readonly kind: string; readonly ids: readonly string[]; readonly module: string },
): Promise<string[]> {
  const { rows } = await sql<{ request_id: string }>`
    select distinct request_id from activity where company_id = ${companyId} and request_id is not null and (
      (subject_kind = ${kind} and subject_id = any(${[...ids]}::text[])) or starts_with(action, ${`${module}.`}))`.execute(
    tx,
  )
  return rows.map(({ request_id }) => request_id)
}

/** A condition: somebody did something to the subject, beside what these requests did. */
export const isActedOn = (
  companyId: string,
  subject: { readonly kind: string; readonly id: RawBuilder<unknown> },
  beside: readonly string[],
): RawBuilder<boolean> => sql<boolean>`exists (
  select from activity a where a.company_id = ${companyId} and a.subject_kind = ${subject.kind}
    and a.subject_id = (${subject.id})::text and a.account_id is not null
    and (a.request_id is null or not a.request_id = any(${[...beside]}::text[])))`

/** The first word of every action there is, found by leaping along the index instead of reading every entry. */
export async function partsOf(tx: Tx, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    with recursive parts (part) as (
      (select split_part(action, '.', 1) from activity where company_id = ${companyId} order by action collate "C" limit 1)
      union all
      select (select split_part(a.action, '.', 1) from activity a
              where a.company_id = ${companyId} and a.action collate "C" > parts.part || '/'
              order by a.action collate "C" limit 1)
      from parts where parts.part is not null
    ) select part from parts where part is not null`.execute(tx)
  return rows.map(({ part }) => part)
}

function* conditions({ timezone, forgotten, unseen, unnamed, ...wanted }: Filter): Generator<RawBuilder<unknown>> {
  if (unseen.length > 0) yield sql`coalesce(subject_id <> all(${[...unseen]}::text[]), true)`
  if (wanted.subject_kind) yield sql`subject_kind = ${wanted.subject_kind}`
  if (wanted.subject_id) yield sql`subject_id = ${wanted.subject_id}`
  if (wanted.account_id) yield sql`account_id = ${wanted.account_id}`
  if (wanted.action) yield sql`(action = ${wanted.action} or starts_with(action, ${`${wanted.action}.`}))`
  if (wanted.from) yield sql`at >= (${wanted.from}::date)::timestamp at time zone ${timezone}`
  if (wanted.to) yield sql`at < (${wanted.to}::date + 1)::timestamp at time zone ${timezone}`
  if (wanted.search) {
    const like = containing(wanted.search.toLowerCase())
    const accounts = sql`coalesce(account_id = any(${[...forgotten.accounts]}::uuid[]), false)`
    const subjects = sql`coalesce(subject_id = any(${[...forgotten.subjects, ...forgotten.accounts]}::text[]), false)`
    yield sql`((lower(actor) like ${like} and not ${accounts})
      or (lower(coalesce(subject_name, '')) like ${like} and not ${subjects} and subject_kind <> all(${[...unnamed]}::text[]))
      or action like ${like})`
  }
}

export type Link = StoredEntry & { readonly former_hash: string; readonly hash: string }

export async function linksAfter(tx: Tx, companyId: string, seq: number, limit: number): Promise<Link[]> {
  const found = await sql<Link>`
    select ${columns}, former_hash, hash from activity
    where company_id = ${companyId} and seq > ${seq} order by seq limit ${limit}`.execute(tx)
  return found.rows
}

export async function headOf(tx: Tx, companyId: string): Promise<{ seq: number; hash: string } | undefined> {
  const found = await sql<{ seq: number; hash: string }>`
    select seq, hash from activity_heads where company_id = ${companyId}`.execute(tx)
  return found.rows[0]
}

export async function hashAt(tx: Tx, companyId: string, seq: number): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select hash from activity where company_id = ${companyId} and seq = ${seq}`.execute(tx)
  return rows[0]?.hash
}
