/** A page of a list whose rows carry how many there are in all. */
import { type RawBuilder, sql } from 'kysely'
import type { PageWanted } from '#kernel/paging.ts'

export type PageOf<Row> = { readonly rows: Row[]; readonly total: number }

export const pageOf = (page: PageWanted | undefined): RawBuilder<unknown> =>
  page === undefined ? sql`` : sql`limit ${page.perPage} offset ${(page.page - 1) * page.perPage}`

export const pageFrom = <Row extends object>(counted: readonly (Row & { total: number })[]): PageOf<Row> => ({
  rows: counted.map(({ total: _, ...row }) => row as unknown as Row),
  total: counted[0]?.total ?? 0,
})
