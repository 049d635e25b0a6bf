/** Lists of people and single records, always within a sight. */
import { type RawBuilder, sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import type { PageWanted } from '#kernel/paging.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { asTyped } from '#platform/database/server/like.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import type { Mark } from '../../model/marks.ts'
import type { Span } from '../../model/named-span.ts'
import { type Sight, withinSight } from '../sight.ts'
import { type Lack, lacking } from './lacking.ts'
import { marked } from './marked.ts'

/** Whose people, seen by whom, on which day of the company's calendar. */
export type Looking = { readonly companyId: string; readonly sight: Sight; readonly today: PlainDate }

export type ListedRow = {
  id: string
  user_id: string | null
  staff_id: string
  full_name: string
  preferred_name: string | null
  email: string | null
  department_id: string | null
  department: string | null
  division: string | null
  position_id: string | null
  position: string | null
  manager: string | null
  employment_type: string
  joined_on: string
  left_on: string | null
  status: string
  is_working_shift: boolean
  is_service_account: boolean
  sabbatical_from: string | null
  sabbatical_to: string | null
}

export type ListWanted = {
  /** This one alone. */
  readonly id?: string | undefined
  readonly search?: string
  /** Words are looked for in the names of departments and positions as well. */
  readonly searchesPlaces?: boolean
  readonly statuses?: readonly string[]
  /** Whose first day has come; false: those who are still to come. */
  readonly begun?: boolean | undefined
  readonly department?: string
  readonly position?: string
  readonly departmentNamed?: string
  readonly positionNamed?: string
  readonly employmentType?: string
  readonly joinedFrom?: string
  readonly joinedTo?: string
  readonly joined?: Span | undefined
  /** Whose last day lies in it. */
  readonly left?: Span | undefined
  readonly marked?: Mark | undefined
  readonly lacks?: { readonly lack: Lack; readonly country: Country } | undefined
  readonly sort?: string
  /** People unless said otherwise. */
  readonly of?: 'people' | 'service-accounts' | 'everybody'
  /** Without it the list is answered whole. */
  readonly page?: PageWanted
}

export type Listed = { readonly rows: ListedRow[]; readonly total: number }

/**
 * A page is taken in its order and the names are filled in afterwards. Where something is looked for, everybody has to
 * be gone through anyway and is counted on the way; else the page comes from the index of its order, and everybody is
 * counted apart, so that nobody's ten thousand people are sorted for twenty-five.
 */
export async function listPeople(tx: Tx, looking: Looking, wanted: ListWanted): Promise<Listed> {
  const { page } = wanted
  const order = orderOf(wanted.sort, looking.today)
  const total = page !== undefined && isNarrowed(wanted) ? sql`count(*) over ()` : sql`null::bigint`
  const { rows } = await prepared(
    tx,
    sql<ListedRow & { total: number | null }>`
    select ${listedColumns(looking.today)}, page.total from (
      select e.id, ${total} as total from employees e ${joinFor(wanted.sort)}
      where ${conditions(looking, wanted)} order by ${order} ${pageOf(page)}
    ) as page join employees e on e.company_id = ${looking.companyId} and e.id = page.id ${NAMES}
    order by ${order}`,
  )
  const counted = rows[0]?.total
  if (typeof counted === 'number') return { rows, total: counted }
  const isWhole = !page || (page.page === 1 && rows.length < page.perPage)
  return { rows, total: isWhole ? rows.length : await countPeople(tx, looking, wanted) }
}

const isNarrowed = ({ search, statuses, department, position, ...wanted }: ListWanted): boolean =>
  [search, statuses, department, position, wanted.departmentNamed, wanted.positionNamed, wanted.employmentType].some(
    (one) => one !== undefined,
  )

async function countPeople(tx: Tx, looking: Looking, wanted: ListWanted): Promise<number> {
  const { rows } = await prepared(
    tx,
    sql<{ count: number }>`
    select count(*) as count from employees e where ${conditions(looking, wanted)}`,
  )
  return rows[0]?.count ?? 0
}

/** What a list may be ordered by; a minus in front turns it round. */
export const sortsAllowed = [
  'staff_id',
  'full_name',
  'joined_on',
  'left_on',
  'department',
  'position',
  'status',
  'manager',
  'email',
  'employment_type',
] as const

export const isSort = (text: string): boolean => sortsAllowed.some((sort) => sort === text.replace(/^-/, ''))

/** By the days of the record, whether or not anybody has said so since; a state without days stands as it is. */
export const statusOn = (today: PlainDate): RawBuilder<string> => sql`case
  when e.left_on < ${today} then coalesce(e.left_kind, case when e.status = 'terminated' then 'terminated' else 'resigned' end)
  when e.left_on is null and e.left_kind is null and e.status in ('resigned', 'terminated') and e.reassigned_on is null then e.status
  when e.sabbatical_from <= ${today} and coalesce(e.sabbatical_to, ${today}) >= ${today} then 'sabbatical'
  when e.status = 'sabbatical' and e.sabbatical_from is null and e.sabbatical_to is null then 'sabbatical'
  else 'active' end`

export const listedColumns = (today: PlainDate): RawBuilder<unknown> => sql`
  e.id, e.account_id as user_id, e.staff_id, e.full_name, e.preferred_name, e.email, e.department_id,
  d.name as department, v.name as division, e.position_id, p.name as position, m.full_name as manager,
  e.employment_type, e.joined_on, e.left_on, ${statusOn(today)} as status, e.is_working_shift,
  e.is_service_account, e.sabbatical_from, e.sabbatical_to`

/** The names that belong to the ids of employees `e`. */
export const NAMES = sql`
  left join departments d on d.company_id = e.company_id and d.id = e.department_id
  left join divisions v on v.company_id = e.company_id and v.id = e.division_id
  left join positions p on p.company_id = e.company_id and p.id = e.position_id
  left join employees m on m.company_id = e.company_id and m.id = e.manager_id`

function conditions({ companyId, sight, today }: Looking, wanted: ListWanted): RawBuilder<unknown> {
  const all = [sql`e.company_id = ${companyId}`, withinSight(sight, companyId)]
  if (wanted.of !== 'everybody') all.push(sql`e.is_service_account = ${wanted.of === 'service-accounts'}`)
  if (wanted.id) all.push(sql`e.id = ${wanted.id}`)
  for (const word of wordsOf(wanted.search)) all.push(contains(word, companyId, wanted.searchesPlaces))
  if (wanted.statuses) all.push(sql`${statusOn(today)} = any(${[...wanted.statuses]})`)
  if (wanted.begun !== undefined) all.push(sql`(e.joined_on <= ${today}) = ${wanted.begun}`)
  if (wanted.department) all.push(sql`e.department_id = ${wanted.department}`)
  if (wanted.position) all.push(sql`e.position_id = ${wanted.position}`)
  if (wanted.departmentNamed)
    all.push(sql`e.department_id in (${named('departments', companyId, wanted.departmentNamed)})`)
  if (wanted.positionNamed) all.push(sql`e.position_id in (${named('positions', companyId, wanted.positionNamed)})`)
  if (wanted.employmentType) all.push(sql`e.employment_type = ${wanted.employmentType}`)
  if (wanted.joinedFrom) all.push(sql`e.joined_on >= ${wanted.joinedFrom}`)
  if (wanted.joinedTo) all.push(sql`e.joined_on <= ${wanted.joinedTo}`)
  if (wanted.joined) all.push(sql`e.joined_on between ${wanted.joined.from} and ${wanted.joined.to}`)
  if (wanted.left) all.push(sql`e.left_on between ${wanted.left.from} and ${wanted.left.to}`)
  if (wanted.marked) all.push(marked(wanted.marked))
  if (wanted.lacks) all.push(employedLacking(wanted.lacks, today))
  return sql.join(all, sql` and `)
}

/** Of those employed on the day. */
const employedLacking = ({ lack, country }: NonNullable<ListWanted['lacks']>, today: PlainDate): RawBuilder<unknown> =>
  sql`(e.joined_on <= ${today} and (e.left_on is null or e.left_on >= ${today}) and ${lacking(lack, country)})`

/** Each word has to be found, in whatever order they were typed. */
const wordsOf = (search = ''): readonly string[] => search.split(/\s+/).filter(Boolean)

function contains(word: string, companyId: string, places = false): RawBuilder<unknown> {
  const pattern = sql`'%' || ${folded(word)} || '%'`
  if (!places) return sql`e.search_text like ${pattern}`
  const like = (table: 'departments' | 'positions') => sql`
    select id from ${sql.table(table)} where company_id = ${companyId}
      and lower(normalize(name, NFKC) collate "und-x-icu") like ${pattern}`
  return sql`(e.search_text like ${pattern}
    or e.department_id in (${like('departments')}) or e.position_id in (${like('positions')}))`
}

const named = (table: 'departments' | 'positions', companyId: string, name: string): RawBuilder<unknown> =>
  sql`select id from ${sql.table(table)} where company_id = ${companyId} and name = ${name}`

/** Folded as `search_text` is; what the pattern language would read is meant as it stands. */
const folded = (search: string): RawBuilder<string> =>
  sql`lower(normalize(${asTyped(search)}, NFKC) collate "und-x-icu")`

function orderOf(sort = 'staff_id', today: PlainDate): RawBuilder<unknown> {
  const sorts: Readonly<Record<(typeof sortsAllowed)[number], RawBuilder<unknown>>> = {
    staff_id: sql`lower(e.staff_id)`,
    full_name: sql`lower(e.full_name)`,
    joined_on: sql`e.joined_on`,
    left_on: sql`e.left_on`,
    department: sql`lower(d.name)`,
    position: sql`lower(p.name)`,
    status: statusOn(today),
    manager: sql`lower(m.full_name)`,
    email: sql`lower(e.email)`,
    employment_type: sql`e.employment_type`,
  }
  const name = sortsAllowed.find((one) => one === sort.replace(/^-/, '')) ?? 'staff_id'
  const direction = sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`
  return sql`${sorts[name]} ${direction}, lower(e.staff_id)`
}

/** What the order needs besides the people themselves. */
function joinFor(sort = ''): RawBuilder<unknown> {
  const name = sort.replace(/^-/, '')
  if (name === 'department')
    return sql`left join departments d on d.company_id = e.company_id and d.id = e.department_id`
  if (name === 'manager') return sql`left join employees m on m.company_id = e.company_id and m.id = e.manager_id`
  return name === 'position'
    ? sql`left join positions p on p.company_id = e.company_id and p.id = e.position_id`
    : sql``
}

const pageOf = (page: PageWanted | undefined): RawBuilder<unknown> =>
  page === undefined ? sql`` : sql`limit ${page.perPage} offset ${(page.page - 1) * page.perPage}`
