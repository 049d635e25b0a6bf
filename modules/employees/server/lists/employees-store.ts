/** Lists of people, always within a sight, from the directory that is kept in memory. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import type { PageWanted } from '#kernel/paging.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Mark } from '../../model/marks.ts'
import { directoryOf } from '../directory/directories.ts'
import type { Question } from '../directory/directory.ts'
import { type Sight, withinSight } from '../sight.ts'
import { type Lack, lacking } from './lacking.ts'
import type { ListedRow } from './listed-columns.ts'
import { marked } from './marked.ts'

/** Whose people, seen by whom, on which day of the company's calendar. */
export type Looking = { readonly companyId: string; readonly sight: Sight; readonly today: PlainDate }

/** What lists do not show and the database is asked for. */
type Besides = {
  readonly marked?: Mark | undefined
  /** Employed on the day, without this in their record. */
  readonly lacks?: { readonly lack: Lack; readonly country: Country } | undefined
}

export type ListWanted = Question &
  Besides & {
    /** Without it the list is answered whole. */
    readonly page?: PageWanted | undefined
  }

export type Listed = { readonly rows: ListedRow[]; readonly total: number }

export async function listPeople(tx: Tx, looking: Looking, wanted: ListWanted): Promise<Listed> {
  const { marked: mark, lacks, page, ...question } = wanted
  const directory = await directoryOf(tx, looking.companyId, looking.today)
  const found = directory.find(question, await idsAmong(tx, looking, { marked: mark, lacks }))
  const from = page === undefined ? 0 : (page.page - 1) * page.perPage
  const rows = directory.rows(page === undefined ? found : found.subarray(from, from + page.perPage))
  return { rows, total: found.length }
}

/** Who is in sight, where that is not everybody, and of whom else is true what lists do not show: the database knows. */
export async function idsAmong(
  tx: Tx,
  { companyId, sight, today }: Looking,
  { marked: mark, lacks }: Besides = {},
): Promise<ReadonlySet<string> | undefined> {
  if (sight.of === 'company' && mark === undefined && lacks === undefined) return undefined
  const all = [sql`e.company_id = ${companyId}`, withinSight(sight, companyId)]
  if (mark) all.push(marked(mark))
  if (lacks) {
    all.push(sql`e.joined_on <= ${today} and (e.left_on is null or e.left_on >= ${today})`)
    all.push(lacking(lacks.lack, lacks.country))
  }
  const { rows } = await sql<{ id: string }>`select e.id from employees e where ${sql.join(all, sql` and `)}`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}
