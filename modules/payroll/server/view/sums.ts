/** Sums and counts of a run, made where the rows are. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Weight } from '../../model/payslip.ts'
import { type Shown, shownIn } from '../payslip-store.ts'

export type Totals = Record<string, string | number> & { people: number; joined: number; left: number }

export async function totalsOf(tx: Tx, companyId: string, run: Shown, figures: readonly string[]): Promise<Totals> {
  const columns = figures.map((name) => sql`sum((p.figures->>${sql.lit(name)})::numeric(15,2)) as ${sql.ref(name)}`)
  const { rows } = await sql<Record<string, string | number | null>>`
    select count(*) as people, count(*) filter (where p.joined) as joined,
      count(*) filter (where p.left_in_month) as left, ${sql.join(columns)}
    from payslips p where ${shownIn(companyId, run)}`.execute(tx)
  const [row = {}] = rows
  const sums = Object.fromEntries(figures.map((name) => [name, String(row[name] ?? '0.00')]))
  return { ...sums, people: Number(row.people ?? 0), joined: Number(row.joined ?? 0), left: Number(row.left ?? 0) }
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

export async function findingCounts(tx: Tx, companyId: string, run: Shown): Promise<FindingCount[]> {
  const { rows } = await sql<FindingCount>`
    select f->>'code' as code, f->>'weight' as weight, count(distinct p.employee_id) as count,
      array_agg(distinct p.employee_id) as employee_ids
    from payslips p cross join lateral jsonb_array_elements(p.findings) f
    where ${shownIn(companyId, run)} and p.attention > 0
    group by 1, 2 order by 3 desc, 1`.execute(tx)
  return rows
}

export type TabCounts = {
  readonly all: number
  readonly look: number
  readonly changed: number
  readonly stale: number
}

export async function tabCounts(
  tx: Tx,
  companyId: string,
  run: Shown,
  isStale: ReturnType<typeof sql>,
): Promise<TabCounts> {
  const { rows } = await sql<TabCounts>`
    select count(*) as all, count(*) filter (where p.attention >= 2 or ${isStale}) as look,
      count(*) filter (where ${isChanged}) as changed, count(*) filter (where ${isStale}) as stale
    from payslips p where ${shownIn(companyId, run)}`.execute(tx)
  return rows[0] ?? { all: 0, look: 0, changed: 0, stale: 0 }
}

/** Put in differently from the month before, or paid differently. */
export const isChanged = sql`(p.changes <> '[]'::jsonb or p.former_net_pay is distinct from p.net_pay)`
