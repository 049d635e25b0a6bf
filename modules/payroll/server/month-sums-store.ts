/** What a month comes to over all its runs, of the figures that are counted for the company as a whole. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { employerSupplementary, insuredOnlyWith } from '../model/country-packs/tw/employer-supplementary.ts'
import type { Period } from '../model/period.ts'
import { inVersion } from './payslip-store.ts'
import { workedOut } from './view/sums.ts'

type Sums = Readonly<Record<string, string>> & { readonly employer_cost: string; readonly people: string }

/** Each run of the month in the version by which it is read, approved or not. */
export async function monthSums(tx: Tx, companyId: string, { year, month }: Period): Promise<Sums> {
  const { reads } = employerSupplementary
  const counts = (name: string) => {
    const only = Object.entries(insuredOnlyWith).find(([figure]) => figure === name)?.[1]
    return only ? sql`filter (where f.${sql.ref(only)} > 0)` : sql``
  }
  const columns = [...new Set([...reads, ...Object.values(insuredOnlyWith)])]
  const { rows } = await sql<Sums>`
    select count(*)::text as people, coalesce(sum(p.employer_cost), 0)::numeric(20, 2)::text as employer_cost,
      ${sql.join(reads.map((name) => sql`coalesce(sum(f.${sql.ref(name)}) ${counts(name)}, 0)::numeric(20, 2)::text as ${sql.ref(name)}`))}
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
      cross join lateral jsonb_to_record(p.figures) as f(${sql.join(columns.map((name) => sql`${sql.ref(name)} numeric(15, 2)`))})
    where p.company_id = ${companyId} and r.year = ${year} and r.month = ${month} and r.state <> 'none'
      and ${inVersion} and ${workedOut}`.execute(tx)
  return rows[0] ?? { people: '0', employer_cost: '0.00' }
}
