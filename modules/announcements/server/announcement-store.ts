/** Statements for announcements, with how many people each reaches and how many have read it. */
import { type RawBuilder, sql } from 'kysely'
import type { PageMeta, PageWanted } from '#kernel/paging.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import type { AnnouncementFields } from '../model/announcement.ts'
import type { State } from '../model/state.ts'
import { reachedOn } from './audience.ts'

/** When it is, for what follows from moments. */
export type Now = { readonly now: Date; readonly today: PlainDate }

export type AnnouncementRow = AnnouncementFields & {
  readonly id: string
  readonly publish_at: string | null
  readonly expires_on: string | null
  readonly withdrawn_at: string | null
  readonly edited_at: string | null
  readonly told_at: string | null
  readonly round: number
  readonly created_at: string
  readonly state: State
}
export type CountedRow = AnnouncementRow & {
  readonly readers: number
  readonly read: number
  readonly acknowledged: number
}

/** As `stateAt` of the model has it. */
export const stateSql = ({ now, today }: Now): RawBuilder<State> => sql<State>`case
  when a.withdrawn_at is not null then 'withdrawn' when a.publish_at is null then 'draft'
  when a.publish_at > ${now.toISOString()}::timestamptz then 'scheduled'
  when a.expires_on < ${today} then 'expired' else 'published' end`

export const columns = (
  when: Now,
) => sql`a.id, a.title, a.title_zh, a.content, a.content_zh, a.is_important, a.is_pinned,
  a.duration_expiry, a.must_acknowledge, a.by_mail, a.departments, a.positions, a.job_levels, a.locations, a.roles,
  a.people, a.publish_at, a.expires_on, a.withdrawn_at, a.edited_at, a.told_at, a.round, a.created_at,
  ${stateSql(when)} as state`

/** Of an announcement `a` and an employee `e`. */
export const readerOf = sql`left join announcement_readers r on r.company_id = e.company_id
  and r.announcement_id = a.id and r.employee_id = e.id`
/** Whom it is for, and whoever has read it while it was for them. */
export const concernedOn = (today: PlainDate) => sql`(${reachedOn(today)} or r.read_at is not null)`

type Wanted = {
  readonly id?: string
  readonly state?: State | undefined
  readonly search?: string | undefined
  /** Those alone that ask to be confirmed. */
  readonly confirmed?: true
  readonly page?: PageWanted | undefined
}

export async function announcementsOf(
  tx: Tx,
  companyId: string,
  when: Now,
  { id, state, search = '', confirmed, page }: Wanted = {},
): Promise<{ readonly rows: CountedRow[]; readonly meta: PageMeta | undefined }> {
  const pattern = containing(search)
  const from = sql`
    from announcements a where a.company_id = ${companyId}
      ${id === undefined ? sql`` : sql`and a.id = ${id}`}
      ${state === undefined ? sql`` : sql`and ${stateSql(when)} = ${state}`}
      ${confirmed ? sql`and a.must_acknowledge` : sql``}
      ${search === '' ? sql`` : sql`and (a.title ilike ${pattern} or a.title_zh ilike ${pattern})`}`
  const part = page ? sql`limit ${page.perPage} offset ${(page.page - 1) * page.perPage}` : sql``
  const { rows } = await sql<CountedRow>`
    with a as (select a.*, ${stateSql(when)} = 'published' and a.is_pinned as on_top ${from}
      order by on_top desc, coalesce(a.publish_at, a.created_at) desc, a.id desc ${part})
    select ${columns(when)}, n.* from a cross join lateral (
      select count(*)::int as readers, count(r.read_at)::int as read,
        (count(*) filter (where r.acknowledged_round >= a.round))::int as acknowledged
      from employees e ${readerOf} where e.company_id = a.company_id and ${concernedOn(when.today)}) n
    order by a.on_top desc, coalesce(a.publish_at, a.created_at) desc, a.id desc`.execute(tx)
  if (!page) return { rows, meta: undefined }
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(tx)
  return { rows, meta: { page: page.page, per_page: page.perPage, total: counts[0]?.total ?? 0 } }
}

/** Held until the transaction ends: whoever changes, publishes or withdraws comes one after the other. */
export async function heldAnnouncement(
  tx: Tx,
  companyId: string,
  when: Now,
  id: string,
): Promise<AnnouncementRow | undefined> {
  const { rows } = await sql<AnnouncementRow>`
    select ${columns(when)} from announcements a where a.company_id = ${companyId} and a.id = ${id} for update`.execute(
    tx,
  )
  return rows[0]
}

type Stored = Partial<AnnouncementFields> & {
  readonly publish_at?: Date | null
  readonly expires_on?: PlainDate | null
  readonly withdrawn_at?: Date | null
  readonly edited_at?: Date
  readonly told_at?: Date | null
  readonly round?: number
}

const asColumns = (fields: Stored) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )

export async function insertAnnouncement(
  tx: Tx,
  companyId: string,
  id: string,
  fields: AnnouncementFields,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const row = { company_id: companyId, id, created_at: at, updated_at: at, ...asColumns(fields) }
  await tx
    .insertInto('announcements')
    .values(row as never)
    .execute()
}

export async function setAnnouncement(tx: Tx, companyId: string, id: string, fields: Stored, now: Date): Promise<void> {
  await tx
    .updateTable('announcements')
    .set({ ...asColumns(fields), updated_at: now.toISOString() } as never)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function deleteAnnouncement(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from announcements where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** What a company’s own clock shows, as a moment. */
export async function momentIn(tx: Tx, timezone: string, text: string): Promise<Date> {
  const { rows } = await sql<{ at: string }>`select (${text}::timestamp at time zone ${timezone}) as at`.execute(tx)
  return new Date(rows[0]?.at ?? text)
}
