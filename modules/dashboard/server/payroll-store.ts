/** Pay runs in numbers: which month is where, and what the last twelve came to. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export type Run = {
  readonly id: string
  readonly year: number
  readonly month: number
  readonly sequence: number
  /** Of a month that is paid in two. */
  readonly half: 1 | 2 | null
  readonly state: string
  readonly base_version: number
  readonly version: number
  readonly calculating: boolean
  /** Which other runs of the month are approved, and how they stand. */
  readonly further: string
}

/**
 * Every month that was worked out, oldest first, and the one in which items alone are entered. Of one that is paid in
 * halves the half that is at work, so that it is over with the second alone.
 */
export async function runs(tx: Tx, companyId: string): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select distinct on (year, month) id, year, month, sequence, half,
      case when half = 1 and state = 'approved' then 'unconfirmed' else state end as state,
      base_version, version, calculation is not null as calculating,
      (select coalesce(string_agg(o.id || ' ' || o.version, ' ' order by o.sequence), '') from pay_runs o
        where o.company_id = r.company_id and o.year = r.year and o.month = r.month and o.id <> r.id
          and o.state = 'approved') as further
    from pay_runs r where company_id = ${companyId} and (sequence = 1 and version > 0 or sequence = 2 and half = 2
      and exists (select from pay_runs f where f.company_id = r.company_id and f.year = r.year and f.month = r.month
        and f.sequence = 1 and f.version > 0))
    order by year, month, state = 'approved', sequence desc`.execute(tx)
  return rows
}

type OpenMonth = { stale: number; to_look_at: number }

/** What stands in the open month: payslips no longer up to date, and those somebody should look at. */
export async function openMonth(tx: Tx, companyId: string, run: Run): Promise<OpenMonth> {
  const { rows } = await sql<OpenMonth>`
    with marks as (select employee_id from stale_payslips where company_id = ${companyId} and run_id = ${run.id})
    select count(*) filter (where is_stale) as stale,
      count(*) filter (where attention >= 3 or (attention = 2 and looked_at is null) or is_stale) as to_look_at
    from (select p.attention, p.looked_at, exists (
        select from marks where marks.employee_id is null or marks.employee_id = p.employee_id) as is_stale
      from payslips p where ${shown(companyId, run)}) p`.execute(tx)
  return rows[0] ?? { stale: 0, to_look_at: 0 }
}

/** Payslips that nobody holds and whose owner cannot see them yet. */
export async function unreleased(tx: Tx, companyId: string, run: Run): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from payslips p
    where ${shown(companyId, run)} and p.released_at is null and not p.held`.execute(tx)
  return rows[0]?.count ?? 0
}

export type Sums = {
  readonly gross_pay: string
  readonly net_pay: string
  readonly employer_cost: string
  readonly run_net_pay: string
}

/**
 * What a version comes to never changes, so it is added up once and remembered. `half`: which half of the month is its
 * regular run, so that a first half stands beside the first half of another month.
 */
export async function sumsOf(tx: Tx, companyId: string, run: Run, half: Run['half']): Promise<Sums> {
  const key = `${companyId} ${versionsOf(run)} ${half}`
  const known = remembered.get(key)
  if (known) return known
  const sums = await addUp(tx, companyId, run, half)
  if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear()
  remembered.set(key, sums)
  return sums
}

/** As long as these stay, so do the sums of the month. */
export const versionsOf = ({ id, base_version, version, further }: Run): string =>
  `${id} ${base_version} ${version} ${further}`

const REMEMBERED_AT_MOST = 5_000
const remembered = new Map<string, Sums>()

async function addUp(tx: Tx, companyId: string, run: Run, half: Run['half']): Promise<Sums> {
  const { year, month } = run
  const { rows } = await sql<Sums>`
    select coalesce(sum(p.gross_pay), 0)::numeric(20,2) as gross_pay, coalesce(sum(p.net_pay), 0)::numeric(20,2) as net_pay,
      coalesce(sum(p.employer_cost), 0)::numeric(20,2) as employer_cost,
      coalesce(sum(p.net_pay) filter (where p.run_id = (
        select id from pay_runs where company_id = ${companyId} and year = ${year} and month = ${month}
          and sequence = ${half ?? 1} and half is not distinct from ${half}::smallint)), 0)::numeric(20,2) as run_net_pay
    from payslips p where (${shown(companyId, run)}) or (${further(companyId, run)})`.execute(tx)
  return rows[0] ?? { gross_pay: '0.00', net_pay: '0.00', employer_cost: '0.00', run_net_pay: '0.00' }
}

/** Of each person the newest payslip since the whole was last worked out; for a table named p. */
const shown = (companyId: string, run: Run) =>
  sql`p.company_id = ${companyId} and p.run_id = ${run.id} and p.version between ${run.base_version} and ${run.version}
    and (p.replaced_in is null or p.replaced_in > ${run.version})`

/** What other runs of the same month paid. */
const further = (companyId: string, { id, year, month }: Run) =>
  sql`p.company_id = ${companyId} and exists (select from pay_runs r where r.company_id = p.company_id and r.id = p.run_id
    and r.year = ${year} and r.month = ${month} and r.id <> ${id} and r.state = 'approved'
    and p.version between r.base_version and r.version and (p.replaced_in is null or p.replaced_in > r.version))`
