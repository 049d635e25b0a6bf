/** What a month comes to over all its runs, of the figures that are counted for the company as a whole. */
import { type RawBuilder, sql } from 'kysely'
import type { YearMonth } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { employerSupplementary, insuredOnlyWith } from '../model/country-packs/tw/employer-supplementary.ts'
import type { Period } from '../model/period.ts'
import { inVersion } from './payslip-store.ts'
import { workedOut } from './view/sums.ts'

type Sums = Readonly<Record<string, string>> & { readonly employer_cost: string; readonly people: string }
type MonthSums = { readonly month: YearMonth; readonly sums: Sums }

/** Each run of the month in the version by which it is read, approved or not. */
export async function monthSums(tx: Tx, companyId: string, { year, month }: Period): Promise<Sums> {
  const [found] = await sumsByMonth(tx, companyId, { from: { year, month }, to: { year, month } }, isBegun)
  return found?.sums ?? { people: '0', employer_cost: '0.00' }
}

const isBegun = sql`r.state <> 'none'`

/** Of each month that has runs `r` of this kind, in order. */
export async function sumsByMonth(
  tx: Tx,
  companyId: string,
  { from, to }: { readonly from: YearMonth; readonly to: YearMonth },
  isCounted: RawBuilder<unknown>,
): Promise<MonthSums[]> {
  const { reads } = employerSupplementary
  const counts = (name: string) => {
    const only = Object.entries(insuredOnlyWith).find(([figure]) => figure === name)?.[1]
    return only ? sql`filter (where f.${sql.ref(only)} > 0)` : sql``
  }
  const columns = [...new Set([...reads, ...Object.values(insuredOnlyWith)])]
  const { rows } = await sql<Sums & { readonly of: YearMonth }>`
    select json_build_object('year', r.year, 'month', r.month) as of, count(*)::text as people, coalesce(sum(p.employer_cost), 0)::numeric(20, 2)::text as employer_cost,
      ${sql.join(reads.map((name) => sql`coalesce(sum(f.${sql.ref(name)}) ${counts(name)}, 0)::numeric(20, 2)::text as ${sql.ref(name)}`))}
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
      cross join lateral jsonb_to_record(p.figures) as f(${sql.join(columns.map((name) => sql`${sql.ref(name)} numeric(15, 2)`))})
    where p.company_id = ${companyId} and make_date(r.year, r.month, 1)
        between make_date(${from.year}, ${from.month}, 1) and make_date(${to.year}, ${to.month}, 1)
      and ${isCounted} and ${inVersion} and ${workedOut}
    group by r.year, r.month order by r.year, r.month`.execute(tx)
  return rows.map(({ of, ...sums }) => ({ month: of, sums: sums as Sums }))
}
