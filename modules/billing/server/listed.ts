/** Lists of operations: whole as they always were, or page by page where somebody asks for a page. */
import { type RawBuilder, sql } from 'kysely'
import type { PageWanted } from '#kernel/paging.ts'
import { reply } from '#platform/http/server/answers.ts'

export type Listed<Row> = { readonly rows: readonly Row[]; readonly total: number }
type Asked = { readonly page?: number | undefined; readonly per_page: number }

export const pageAsked = ({ page, per_page: perPage }: Asked): PageWanted | undefined =>
  page === undefined ? undefined : { page, perPage }

export const listed = <Row>({ rows, total }: Listed<Row>, page: PageWanted | undefined) =>
  reply([...rows], { meta: { page: page?.page ?? 1, per_page: page?.perPage ?? total, total } })

/** A page of the list, or all of it without one. */
export const pageOf = (page: PageWanted | undefined): RawBuilder<unknown> =>
  page ? sql`limit ${page.perPage} offset ${(page.page - 1) * page.perPage}` : sql``
