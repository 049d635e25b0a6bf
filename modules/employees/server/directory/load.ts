/** Reads a company's people into memory, with the order in which the database's own rules of text put them. */
import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type ListedRow, listedColumns, NAMES } from '../lists/listed-columns.ts'
import { Directory } from './directory.ts'
import type { Named, Places } from './orders.ts'
import { SearchTexts } from './search-texts.ts'

/** So many rows at a time, so that nobody else's request waits for ten thousand. */
const AT_A_TIME = 2_000

export async function loadDirectory(tx: Tx, companyId: string, today: PlainDate): Promise<Directory> {
  const rows: ListedRow[] = []
  const searchTexts: string[] = []
  for (;;) {
    const read = await peopleFrom(tx, companyId, today, rows.length)
    for (const { search_text, ...row } of read) {
      rows.push(row)
      searchTexts.push(search_text)
    }
    if (read.length < AT_A_TIME) break
    await othersFirst()
  }
  const texts = new SearchTexts(searchTexts)
  for (let from = 0; from < rows.length; from += AT_A_TIME) {
    texts.sign(from, from + AT_A_TIME)
    await othersFirst()
  }
  const { departments, positions } = await namesOf(tx, companyId)
  return new Directory({ today, rows, texts, places: await placesOf(tx, companyId), departments, positions })
}

async function peopleFrom(tx: Tx, companyId: string, today: PlainDate, from: number) {
  const { rows } = await sql<ListedRow & { search_text: string }>`
    select ${listedColumns(today)}, e.search_text from employees e ${NAMES}
    where e.company_id = ${companyId} order by lower(e.staff_id) limit ${AT_A_TIME} offset ${from}`.execute(tx)
  return rows
}

/** In one text each: ten thousand numbers are read faster so than as rows or as a list. */
async function placesOf(tx: Tx, companyId: string): Promise<Places> {
  const { rows } = await sql<Record<keyof Places, string | null>>`
    select string_agg(full_name::text, ',' order by staff_id) as full_name, string_agg(manager::text, ',' order by staff_id) as manager,
      string_agg(email::text, ',' order by staff_id) as email,
      string_agg(employment_type::text, ',' order by staff_id) as employment_type
    from (
      select lower(e.staff_id) as staff_id, dense_rank() over (order by lower(e.full_name)) as full_name,
        dense_rank() over (order by lower(m.full_name)) as manager, dense_rank() over (order by lower(e.email)) as email,
        dense_rank() over (order by e.employment_type) as employment_type
      from employees e left join employees m on m.company_id = e.company_id and m.id = e.manager_id
      where e.company_id = ${companyId}) as placed`.execute(tx)
  const numbers = (of: keyof Places): readonly number[] => rows[0]?.[of]?.split(',').map(Number) ?? []
  return {
    full_name: numbers('full_name'),
    manager: numbers('manager'),
    email: numbers('email'),
    employment_type: numbers('employment_type'),
  }
}

type NameRow = { of: 'departments' | 'positions'; id: string; name: string; folded: string; place: number }

async function namesOf(tx: Tx, companyId: string): Promise<{ departments: Named; positions: Named }> {
  const of = (table: 'departments' | 'positions') => sql`
    select ${table}::text as of, id, name, lower(normalize(name, NFKC) collate "und-x-icu") as folded,
      dense_rank() over (order by lower(name)) as place
    from ${sql.table(table)} where company_id = ${companyId}`
  const { rows } = await sql<NameRow>`${of('departments')} union all ${of('positions')}`.execute(tx)
  const named = (table: NameRow['of']): Named =>
    new Map(rows.filter((row) => row.of === table).map(({ id, name, folded, place }) => [id, { name, folded, place }]))
  return { departments: named('departments'), positions: named('positions') }
}
