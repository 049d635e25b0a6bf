/** Which applications a list is asked for. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import type { LeaveBook } from '../book.ts'
import { inSight } from '../sight.ts'
import { type Listing, listedApplications } from './application-store.ts'

type Filter = {
  readonly status?: string | undefined
  readonly type_id?: string | undefined
  readonly employee_id?: string | undefined
  readonly department_id?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly search?: string | undefined
}

/** Of the people whose leave the caller sees. */
export const filteredApplications = (
  tx: Tx,
  session: LiveSession,
  book: LeaveBook,
  query: Filter,
  paging: Listing['paging'],
) =>
  listedApplications(tx, book.companyId, {
    where: sql`${inSight(session, book.companyId)} and ${filtered(query, book)}`,
    paging,
  })

/** For applications a of employees e. */
function filtered(query: Filter, { today }: LeaveBook): RawBuilder<unknown> {
  const like = query.search ? containing(query.search.toLowerCase()) : undefined
  return sql`true
    ${statusIs(query.status, today)}
    ${query.type_id ? sql`and a.type_id = ${query.type_id}` : sql``}
    ${query.employee_id ? sql`and a.employee_id = ${query.employee_id}` : sql``}
    ${query.department_id ? sql`and e.department_id = ${query.department_id}` : sql``}
    ${query.from ? sql`and a.to_date >= ${query.from}` : sql``}
    ${query.to ? sql`and a.from_date <= ${query.to}` : sql``}
    ${like ? sql`and e.search_text like ${like}` : sql``}`
}

/** Completed: approved and over. */
function statusIs(status: string | undefined, today: string): RawBuilder<unknown> {
  if (status === undefined) return sql``
  if (status === 'completed') return sql`and a.status = 'approved' and a.to_date < ${today}`
  return status === 'approved'
    ? sql`and a.status = 'approved' and a.to_date >= ${today}`
    : sql`and a.status = ${status}`
}
