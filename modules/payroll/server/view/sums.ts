/** Sums and counts of a run, made where the rows are. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { CANNOT } from '../../model/make-payslip.ts'
import type { Finding, Weight } from '../../model/payslip.ts'
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

/** The law gave an answer: what is without one is counted nowhere. */
export const workedOut = sql`(p.attention < 3 or not p.findings @> ${JSON.stringify([{ code: CANNOT }])}::jsonb)`

const mainSums = sql`count(*) filter (where ${workedOut}) as people, coalesce(sum(p.gross_pay), 0.00)::numeric(20,2) as gross_pay,
  coalesce(sum(p.net_pay), 0.00)::numeric(20,2) as net_pay, coalesce(sum(p.employer_cost), 0.00)::numeric(20,2) as employer_cost`

/** As they were added up when the version was made. */
export async function mainSumsOf(tx: Tx, companyId: string, run: Shown): Promise<MainSums | undefined> {
  const { rows } = await sql<MainSums>`
    select people, gross_pay, net_pay, employer_cost from pay_run_versions
    where company_id = ${companyId} and run_id = ${run.id} and version = ${run.version}`.execute(tx)
  return rows[0]
}

export type FindingCount = {
  readonly code: string
  readonly weight: Weight
  readonly count: number
  readonly employee_ids: string[]
}

/**
 * Each with whom it is about, the whole or only the first of them. Payslips are put together by what was found in them,
 * word for word, before anything is looked into: ten thousand of them have a handful of kinds.
 */
export async function findingCounts(tx: Tx, companyId: string, run: Shown, named?: number): Promise<FindingCount[]> {
  const { rows } = await sql<{ findings: string; count: number; employee_ids: string[] }>`
    select p.findings::text as findings, count(*) as count,
      (array_agg(p.employee_id))${named === undefined ? sql`` : sql`[1:${sql.lit(named)}]`} as employee_ids
    from payslips p where ${shownIn(companyId, run)} and p.attention > 0 group by p.findings`.execute(tx)
  const found = new Map<string, FindingCount>()
  for (const { findings, count, employee_ids } of rows) {
    const kinds = new Map((JSON.parse(findings) as Finding[]).map((one) => [`${one.code} ${one.weight}`, one]))
    for (const [kind, { code, weight }] of kinds) {
      const before = found.get(kind)
      const ids = [...(before?.employee_ids ?? []), ...employee_ids].slice(0, named)
      found.set(kind, { code, weight, count: (before?.count ?? 0) + count, employee_ids: ids })
    }
  }
  return [...found.values()].sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1))
}

export type Counts = Readonly<
  Record<'people' | 'lines' | 'joined' | 'left' | 'released' | 'look' | 'changed' | 'stale', number>
>

/** What each department comes to and what is counted of all of them, in one look through the payslips. */
export async function departmentsAndCounts(
  tx: Tx,
  companyId: string,
  run: Shown,
  isStale: RawBuilder<unknown>,
): Promise<{ departments: DepartmentSums[]; counts: Counts; held: string[] }> {
  const { rows } = await sql<DepartmentSums & Counts & { held: string[] | null }>`
    select p.department, ${mainSums}, count(*) as lines, count(*) filter (where p.joined) as joined,
      count(*) filter (where p.left_in_month) as left, count(p.released_at) as released,
      count(*) filter (where ${needsLook(isStale)}) as look,
      count(*) filter (where ${isChanged}) as changed, count(*) filter (where ${isStale}) as stale,
      array_agg(p.employee_id) filter (where p.held) as held
    from payslips p where ${shownIn(companyId, run)}
    group by p.department order by sum(p.employer_cost) desc, p.department`.execute(tx)
  const sum = (name: keyof Counts) => rows.reduce((all, row) => all + row[name], 0)
  return {
    departments: rows.map(({ department, people, gross_pay, net_pay, employer_cost }) => ({
      department,
      people,
      gross_pay,
      net_pay,
      employer_cost,
    })),
    counts: {
      people: sum('people'),
      lines: sum('lines'),
      joined: sum('joined'),
      left: sum('left'),
      released: sum('released'),
      look: sum('look'),
      changed: sum('changed'),
      stale: sum('stale'),
    },
    held: rows.flatMap((row) => row.held ?? []),
  }
}

/** What stops the run and what is out of date does so until it is mended; all else until somebody has ticked it off. */
export const needsLook = (isStale: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(p.attention >= 3 or (p.attention = 2 and p.looked_at is null) or ${isStale})`

/** Put in or paid differently from the month before; who was not paid then is noted as a finding instead. */
export const isChanged = sql`(p.changes <> '[]'::jsonb or coalesce(p.former_net_pay <> p.net_pay, false))`
