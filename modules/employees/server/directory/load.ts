/** Reads a company's people into memory, with the order in which the database's own rules of text put them. */
import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { fetched } from '#platform/database/server/cursor.ts'
import { type ListedRow, ownColumns } from '../lists/listed-columns.ts'
import { Directory } from './directory.ts'
import type { Named, Places } from './orders.ts'
import { SearchTexts } from './search-texts.ts'

/** So many texts at a time, so that nobody else's request waits for ten thousand. */
const AT_A_TIME = 2_000

export async function loadDirectory(tx: Tx, companyId: string, today: PlainDate): Promise<Directory> {
  const rows: PersonRead[] = []
  for await (const some of peopleOf(tx, companyId, today)) rows.push(...some)
  const texts = new SearchTexts(rows.map(({ search_text }) => search_text))
  for (let from = 0; from < rows.length; from += AT_A_TIME) {
    texts.sign(from, from + AT_A_TIME)
    await othersFirst()
  }
  const at = new Map(rows.map(({ id }, place) => [id, place]))
  const managers = rows.map(({ manager_id }) => at.get(manager_id ?? '') ?? -1)
  const names = await namesOf(tx, companyId)
  for (const [place, row] of rows.entries()) {
    row.department = names.departments.get(row.department_id ?? '')?.name ?? null
    row.division = names.divisions.get(row.division_id ?? '')?.name ?? null
    row.position = names.positions.get(row.position_id ?? '')?.name ?? null
    row.manager = rows[managers[place] as number]?.full_name ?? null
  }
  const { departments, positions } = names
  return new Directory({ today, rows, texts, places: await placesOf(tx, companyId, managers), departments, positions })
}

/** The names of their places are few and are put to the people here, where each is kept once. */
type PersonRead = ListedRow & {
  readonly division_id: string | null
  readonly manager_id: string | null
  readonly search_text: string
}

const peopleOf = (tx: Tx, companyId: string, today: PlainDate) =>
  fetched(
    tx,
    sql<PersonRead>`
      select ${ownColumns(today)}, null as department, null as division, null as position, null as manager,
        e.division_id, e.manager_id, e.search_text
      from employees e where e.company_id = ${companyId} order by lower(e.staff_id)`,
  )

/**
 * In one text each: ten thousand numbers are read faster so than as rows or as a list. Managers are ordered by their
 * names as everybody is.
 */
async function placesOf(tx: Tx, companyId: string, managers: readonly number[]): Promise<Places> {
  type Told = Record<Exclude<keyof Places, 'manager'>, string | null>
  const { rows } = await sql<Told>`
    select string_agg(full_name::text, ',' order by staff_id) as full_name,
      string_agg(email::text, ',' order by staff_id) as email,
      string_agg(employment_type::text, ',' order by staff_id) as employment_type
    from (
      select lower(staff_id) as staff_id, dense_rank() over (order by lower(full_name)) as full_name,
        dense_rank() over (order by lower(email)) as email, dense_rank() over (order by employment_type) as employment_type
      from employees where company_id = ${companyId}) as placed`.execute(tx)
  const numbers = (of: keyof Told): readonly number[] => rows[0]?.[of]?.split(',').map(Number) ?? []
  const names = numbers('full_name')
  return {
    full_name: names,
    manager: managers.map((at) => names[at] ?? 0),
    email: numbers('email'),
    employment_type: numbers('employment_type'),
  }
}

type NameRow = { of: keyof Names; id: string; name: string; folded: string; place: number }
type Names = Readonly<Record<'departments' | 'divisions' | 'positions', Named>>

async function namesOf(tx: Tx, companyId: string): Promise<Names> {
  const of = (table: keyof Names) => sql`
    select ${table}::text as of, id, name, lower(normalize(name, NFKC) collate "und-x-icu") as folded,
      dense_rank() over (order by lower(name)) as place
    from ${sql.table(table)} where company_id = ${companyId}`
  const { rows } = await sql<NameRow>`
    ${of('departments')} union all ${of('divisions')} union all ${of('positions')}`.execute(tx)
  const named = (table: keyof Names): Named =>
    new Map(rows.filter((row) => row.of === table).map(({ id, name, folded, place }) => [id, { name, folded, place }]))
  return { departments: named('departments'), divisions: named('divisions'), positions: named('positions') }
}
