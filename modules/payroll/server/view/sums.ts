/** Sums and counts of a run, made where the rows are. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Weight } from '../../model/payslip.ts'
import type { Sums } from '../../model/sums.ts'
import { type Shown, shownIn } from '../payslip-store.ts'

/** Every figure added up from the payslips themselves, of all people or of these. */
export function totalsOf(
  tx: Tx,
  companyId: string,
  run: Shown,
  figures: readonly string[],
  employeeIds?: readonly string[],
): Promise<Sums> {
  const these = employeeIds ? sql`and p.employee_id = any(${[...employeeIds]}::uuid[])` : sql``
  return totalsWhere(tx, sql`${shownIn(companyId, run)} ${these}`, figures)
}

/** Of payslips `p` that meet a condition. */
export async function totalsWhere(tx: Tx, where: RawBuilder<unknown>, figures: readonly string[]): Promise<Sums> {
  const columns = figures.map((name) => sql`sum((p.figures->>${sql.lit(name)})::numeric(20,2)) as ${sql.ref(name)}`)
  const { rows } = await sql<Record<string, string | null>>`
    select ${sql.join(columns)} from payslips p where ${where}`.execute(tx)
  return Object.fromEntries(figures.map((name) => [name, rows[0]?.[name] ?? '0.00']))
}

export type MainSums = {
  readonly people: number
  readonly gross_pay: string
  readonly net_pay: string
  readonly employer_cost: string
}
export type DepartmentSums = MainSums & { readonly department: string | null }

const mainSums = sql`count(*) as people, coalesce(sum(p.gross_pay), 0.00)::numeric(20,2) as gross_pay,
  coalesce(sum(p.net_pay), 0.00)::numeric(20,2) as net_pay, coalesce(sum(p.employer_cost), 0.00)::numeric(20,2) as employer_cost`

/** As they were added up when the version was made. */
export async function mainSumsOf(tx: Tx, companyId: string, run: Shown): Promise<MainSums | undefined> {
  const { rows } = await sql<MainSums>`
    select people, gross_pay, net_pay, employer_cost from pay_run_versions
    where company_id = ${companyId} and run_id = ${run.id} and version = ${run.version}`.execute(tx)
  return rows[0]
}

export async function departmentSums(tx: Tx, companyId: string, run: Shown): Promise<DepartmentSums[]> {
  const { rows } = await sql<DepartmentSums>`
    select p.department, ${mainSums} from payslips p where ${shownIn(companyId, run)}
    group by p.department order by sum(p.employer_cost) desc, p.department`.execute(tx)
  return rows
}

export type FindingCount = {
  readonly code: string
  readonly weight: Weight
  readonly count: number
  readonly employee_ids: string[]
}

/** Each with whom it is about, the whole or only the first of them. */
export async function findingCounts(tx: Tx, companyId: string, run: Shown, named?: number): Promise<FindingCount[]> {
  const { rows } = await sql<FindingCount>`
    select f->>'code' as code, f->>'weight' as weight, count(distinct p.employee_id) as count,
      (array_agg(distinct p.employee_id))${named === undefined ? sql`` : sql`[1:${sql.lit(named)}]`} as employee_ids
    from payslips p cross join lateral jsonb_array_elements(p.findings) f
    where ${shownIn(companyId, run)} and p.attention > 0
    group by 1, 2 order by 3 desc, 1`.execute(tx)
  return rows
}

export type Counts = {
  readonly people: number
  readonly joined: number
  readonly left: number
  readonly released: number
  readonly look: number
  readonly changed: number
  readonly stale: number
}

export async function countsOf(tx: Tx, companyId: string, run: Shown, isStale: RawBuilder<unknown>): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) as people, count(*) filter (where p.joined) as joined,
      count(*) filter (where p.left_in_month) as left, count(p.released_at) as released,
      count(*) filter (where p.attention >= 2 or ${isStale}) as look,
      count(*) filter (where ${isChanged}) as changed, count(*) filter (where ${isStale}) as stale
    from payslips p where ${shownIn(companyId, run)}`.execute(tx)
  return rows[0] ?? { people: 0, joined: 0, left: 0, released: 0, look: 0, changed: 0, stale: 0 }
}

/** Put in or paid differently from the month before; who was not paid then is noted as a finding instead. */
export const isChanged = sql`(p.changes <> '[]'::jsonb or coalesce(p.former_net_pay <> p.net_pay, false))`
