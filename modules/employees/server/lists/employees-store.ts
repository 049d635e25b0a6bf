/** Lists of people, always within a sight, from the directory that is kept in memory. */

import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import type { PageWanted } from '#kernel/paging.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import type { ReadyList } from '#platform/http/server/ready-rows.ts'
import type { Mark } from '../../model/marks.ts'
import { directoryAtHand, directoryOf } from '../directory/directories.ts'
import type { Directory, Question } from '../directory/directory.ts'
import { employedBetween } from '../public-sql.ts'
import { type Sight, withinSight } from '../sight.ts'
import { type Lack, lacking } from './lacking.ts'
import type { ListedRow } from './listed-columns.ts'
import { marked } from './marked.ts'
import type { Shape } from './shapes.ts'

/** Whose people, seen by whom, on which day of the company's calendar. */
export type Looking = { readonly companyId: string; readonly sight: Sight; readonly today: PlainDate }

/** What lists do not show and the database is asked for. */
type Besides = {
  readonly marked?: Mark | undefined
  /** Employed on the day, without this in their record. */
  readonly lacks?: { readonly lack: Lack; readonly country: Country } | undefined
  /** Of these people alone. */
  readonly ids?: ReadonlySet<string> | undefined
  /** In this order instead of the question's; whoever has no place stands last. */
  readonly places?: ReadonlyMap<string, number> | undefined
}

export type ListWanted = Question &
  Besides & {
    /** Without it the list is answered whole. */
    readonly page?: PageWanted | undefined
  }

/** Whom somebody found, of those the page that was asked for. */
export class Listed {
  readonly #directory: Directory
  readonly #page: Uint32Array
  readonly total: number

  constructor(directory: Directory, found: Uint32Array, page: PageWanted | undefined) {
    const from = page === undefined ? 0 : (page.page - 1) * page.perPage
    this.#directory = directory
    this.#page = page === undefined ? found : found.subarray(from, from + page.perPage)
    this.total = found.length
  }

  get rows(): ListedRow[] {
    return this.#directory.rows(this.#page)
  }

  as<Given>(shape: Shape<Given>): ReadyList<Given> {
    return this.#directory.ready(this.#page, shape)
  }
}

/** In a transaction of its own, where memory does not know all of it. */
export async function peopleListed(company: CompanyDb, looking: Looking, wanted: ListWanted): Promise<Listed> {
  const directory =
    asksDatabase(looking, wanted) || wanted.ids || wanted.places
      ? undefined
      : await directoryAtHand(company, looking.today)
  if (!directory) return company.read((tx) => listPeople(tx, looking, wanted))
  const { page, ...question } = wanted
  return new Listed(directory, directory.find(question), page)
}

export async function listPeople(tx: Tx, looking: Looking, wanted: ListWanted): Promise<Listed> {
  const { marked: mark, lacks, ids, places, page, ...question } = wanted
  const directory = await directoryOf(tx, looking.companyId, looking.today)
  const among = await idsAmong(tx, looking, { marked: mark, lacks })
  const found = directory.find(
    question,
    ids && among ? new Set([...ids].filter((id) => among.has(id))) : (ids ?? among),
  )
  return new Listed(directory, places ? directory.placed(found, places) : found, page)
}

const asksDatabase = ({ sight }: Looking, { marked: mark, lacks }: Besides): boolean =>
  sight.of !== 'company' || mark !== undefined || lacks !== undefined

/** Who is in sight, where that is not everybody, and of whom else is true what lists do not show: the database knows. */
export async function idsAmong(
  tx: Tx,
  looking: Looking,
  besides: Besides = {},
): Promise<ReadonlySet<string> | undefined> {
  if (!asksDatabase(looking, besides)) return undefined
  const { companyId, sight, today } = looking
  const { marked: mark, lacks } = besides
  const all = [sql`e.company_id = ${companyId}`, withinSight(sight, companyId)]
  if (mark) all.push(marked(mark))
  if (lacks) {
    all.push(employedBetween(today, today))
    all.push(lacking(lacks.lack, lacks.country))
  }
  const { rows } = await sql<{ id: string }>`select e.id from employees e where ${sql.join(all, sql` and `)}`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}
