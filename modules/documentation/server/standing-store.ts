/** The handbook as it stands for one person: publications of articles that reach them today. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { reachedOn } from '#modules/announcements/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'

/** `now` is when it is, `today` the company's day. */
export type Now = { readonly now: Date; readonly today: PlainDate }

export type StandingRow = {
  readonly id: string
  readonly category_id: string
  readonly category: string
  readonly category_zh: string | null
  readonly title: string
  readonly title_zh: string | null
  readonly content: string
  readonly content_zh: string | null
  readonly must_confirm: boolean
  readonly files: readonly string[]
  readonly version: number
  readonly round: number
  readonly note: string | null
  readonly published_at: string
  readonly confirmed_at: string | null
}

/** Of an article `a` and an employee `e`. */
export const readerOf = sql`left join handbook_readers r on r.company_id = e.company_id
  and r.article_id = a.id and r.employee_id = e.id`
/** The publication that people read of an article `a`. */
export const publishedOf = sql`join handbook_versions v on v.company_id = a.company_id
  and v.article_id = a.id and v.number = a.version`
export const isShown = sql`(a.version is not null and a.archived_at is null)`
/** It asks to be confirmed, and what it says now was not confirmed. */
export const isOpen = sql`(v.must_confirm and coalesce(r.confirmed_round, 0) < a.round)`

type Narrowed = {
  readonly id?: string
  /** What has to be confirmed alone. */
  readonly open?: true
}

export async function standingFor(
  tx: Tx,
  companyId: string,
  employeeId: string,
  { today }: Pick<Now, 'today'>,
  { id, open }: Narrowed = {},
): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select a.id, a.category_id, c.name as category, c.name_zh as category_zh, v.title, v.title_zh, v.content,
      v.content_zh, v.must_confirm, v.files, v.number as version, a.round, v.note, v.published_at,
      case when r.confirmed_round >= a.round then r.confirmed_at end as confirmed_at
    from handbook_articles a ${publishedOf}
    join handbook_categories c on c.company_id = a.company_id and c.id = a.category_id
    join employees e on e.company_id = a.company_id and e.id = ${employeeId} ${readerOf}
    where a.company_id = ${companyId} and ${isShown} and ${reachedOn(today)}
      ${id === undefined ? sql`` : sql`and a.id = ${id}`} ${open ? sql`and ${isOpen}` : sql``}
    order by c.position, c.id, a.position, a.id`.execute(tx)
  return rows
}
