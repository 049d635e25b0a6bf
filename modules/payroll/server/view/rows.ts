/** The payslips of a run as the review lists them: searched, sorted, filtered and paged by the database. */
import { type RawBuilder, sql } from 'kysely'
import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import type { Contributed } from '../../model/contributed.ts'
import type { Change, Figures, Finding, Line } from '../../model/payslip.ts'
import { FIRST_TAB, firstTab } from '../../model/run-query.ts'
import { type Shown, shownIn } from '../payslip-store.ts'
import { isChanged, needsLook } from './sums.ts'

export type ListedPayslip = {
  readonly id: string
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly position: string | null
  readonly figures: Figures
  readonly findings: readonly Finding[]
  readonly changes: readonly Change[]
  readonly former_net_pay: string | null
  readonly difference: string | null
  readonly difference_percent: string | null
  readonly held: boolean
  readonly looked_at: string | null
  readonly looked_by: string | null
  readonly released_at: string | null
  readonly bank_batch: number | null
  /** Of one payslip that is asked for alone. */
  readonly lines?: readonly Line[]
  readonly contributed?: readonly Contributed[] | null
}

export type Tab = 'all' | 'look' | 'changed' | 'stale'
export type Listing = {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
  readonly search?: string | undefined
  readonly sort?: string | undefined
  readonly tab?: Tab | undefined
  readonly check?: string | undefined
  readonly department?: string | undefined
  readonly payslip_id?: string | undefined
}

/** As it was asked for, with the tab that the review opens on named. */
export async function opened<Asked extends { readonly tab?: Tab | typeof FIRST_TAB | undefined }>(
  tx: Tx,
  companyId: string,
  { shown, isStale }: { readonly shown: Shown; readonly isStale: RawBuilder<unknown> },
  asked: Asked,
): Promise<Asked & { readonly tab: Tab | undefined }> {
  if (asked.tab !== FIRST_TAB) return { ...asked, tab: asked.tab }
  const { rows } = await sql`
    select from payslips p where ${shownIn(companyId, shown)} ${ofTab('look', isStale)} limit 1`.execute(tx)
  return { ...asked, tab: firstTab(rows.length) }
}

export async function listedPayslips(
  tx: Tx,
  companyId: string,
  run: Shown,
  isStale: RawBuilder<unknown>,
  listing: Listing,
): Promise<{ rows: ListedPayslip[]; total: number | undefined }> {
  const { page, per_page = PER_PAGE_DEFAULT } = listing
  const where = foundBy(companyId, run, isStale, listing)
  const order = sql`${orderOf(listing.sort)}, p.staff_id`
  // Put in order by their ids alone: what stands in them is read for those on the page.
  const onPage = sql`
    select p.id from payslips p where ${where} order by ${order} limit ${per_page} offset ${((page ?? 1) - 1) * per_page}`
  const { rows } = await sql<ListedPayslip>`
    select p.id, p.employee_id, p.staff_id, p.full_name, p.department, p.position, p.figures, p.findings, p.changes,
      p.former_net_pay, ${difference} as difference,
      round(${difference} * 100 / nullif(abs(p.former_net_pay), 0), 1)::text as difference_percent, p.held, p.looked_at, p.looked_by,
      p.released_at,       p.bank_batch ${listing.payslip_id === undefined ? sql`` : sql`, p.lines, kerja_brought(p.contributed) as contributed`}
    from payslips p where ${page === undefined ? where : sql`${shownIn(companyId, run)} and p.id = any(array(${onPage}))`}
    order by ${order}`.execute(tx)
  if (page === undefined) return { rows, total: undefined }
  const counted = await sql<{ total: number }>`select count(*) as total from payslips p where ${where}`.execute(tx)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** For a table named p. */
export function foundBy(
  companyId: string,
  run: Shown,
  isStale: RawBuilder<unknown>,
  { search, tab, check, department, payslip_id }: Listing,
): RawBuilder<unknown> {
  return sql`${shownIn(companyId, run)} ${searched(search)} ${ofTab(tab, isStale)} ${withFinding(check, isStale)}
    ${department === undefined ? sql`` : sql`and p.department is not distinct from ${department === '-' ? null : department}`}
    ${payslip_id === undefined ? sql`` : sql`and p.id = ${payslip_id}`}`
}

function withFinding(check: string | undefined, isStale: RawBuilder<unknown>): RawBuilder<unknown> {
  if (check === undefined) return sql``
  if (check === 'held') return sql`and p.held`
  // What somebody has still to release, as Home counts it.
  if (check === 'unreleased') return sql`and p.released_at is null and not p.held`
  return check === 'stale' ? sql`and ${isStale}` : sql`and p.findings @> ${JSON.stringify([{ code: check }])}::jsonb`
}

/** Nothing narrows it: these are all payslips of the run. */
export const isWhole = ({ search, tab = 'all', check, department, payslip_id }: Listing): boolean =>
  tab === 'all' && !search?.trim() && [check, department, payslip_id].every((part) => part === undefined)

const difference = sql`(p.net_pay - p.former_net_pay)`

/** Every word must be found somewhere. */
function searched(search = ''): RawBuilder<unknown> {
  const found = search
    .split(/\s+/)
    .filter(Boolean)
    .map(
      (word) => sql`and concat_ws(e'\n', p.full_name, p.staff_id, p.department, p.position) ilike ${containing(word)}`,
    )
  return found.length === 0 ? sql`` : sql.join(found, sql` `)
}

function ofTab(tab: Tab | undefined, isStale: RawBuilder<unknown>): RawBuilder<unknown> {
  if (tab === 'look') return sql`and ${needsLook(isStale)}`
  if (tab === 'changed') return sql`and ${isChanged}`
  return tab === 'stale' ? sql`and ${isStale}` : sql``
}

const columns: Readonly<Record<string, RawBuilder<unknown>>> = {
  staff_id: sql`p.staff_id`,
  full_name: sql`lower(p.full_name)`,
  department: sql`lower(p.department)`,
  position: sql`lower(p.position)`,
  gross_pay: sql`p.gross_pay`,
  total_deductions: sql`p.total_deductions`,
  net_pay: sql`p.net_pay`,
  employer_cost: sql`p.employer_cost`,
  difference,
  attention: sql`p.attention`,
  released: sql`p.released_at`,
}

/** `net_pay`, or `-net_pay` for the largest first. A figure of the law sorts by its value; an unknown name by staff id. */
function orderOf(sort: string | undefined): RawBuilder<unknown> {
  const descending = sort?.startsWith('-') ?? false
  const name = (sort ?? '').replace(/^-/, '')
  const known = Object.hasOwn(columns, name) ? columns[name] : undefined
  const column = known ?? (/^[a-z][a-z0-9_]{0,40}$/.test(name) ? figure(name) : sql`p.staff_id`)
  return descending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`
}

/** Some figures are words (a category, a part of a table). */
const figure = (name: string): RawBuilder<unknown> =>
  sql`case when p.figures->>${name} ~ '^-?[0-9.]+$' then (p.figures->>${name})::numeric end`
