import { sql } from 'kysely'
import { amountOf, amountText } from '#kernel/money.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { openingOf } from '../../model/opening.ts'
import { type Period, REGULAR } from '../../model/period.ts'
import { standingApproved } from '../earlier-payslips.ts'
import { openingsByPerson } from '../opening/opening-store.ts'

/** Sums of approved months since the year began, up to this run of the period, by employee. */
export async function yearSums(
  tx: Tx,
  companyId: string,
  { year, month, run = REGULAR }: Period,
  employeeIds: readonly string[],
  figures: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  if (figures.length === 0 || employeeIds.length === 0) return new Map()
  const sums = figures.map((name) => sql`sum((p.figures->>${sql.lit(name)})::numeric(15,2)) as ${sql.ref(name)}`)
  const { rows } = await sql<Record<string, string | null>>`
    select p.employee_id, ${sql.join(sums)}
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    where p.company_id = ${companyId} and p.employee_id = any(${[...employeeIds]}::uuid[])
      and p.year = ${year} and ${standingApproved}
      and (p.month < ${month} or (p.month = ${month} and r.turn <= (select o.turn from pay_runs o
        where o.company_id = ${companyId} and o.year = ${year} and o.month = ${month} and o.sequence = ${run})))
    group by p.employee_id`.execute(tx)
  const openings = await openingsByPerson(tx, companyId, { year, employeeIds })
  return new Map(
    rows.map(({ employee_id: id, ...row }) => {
      // Months of this year that were paid before the company came are no payslips of ours, and of the year all the same.
      const before = openingOf(openings.get(id ?? '') ?? []).figures
      return [id ?? '', Object.fromEntries(figures.map((name) => [name, both(row[name], before[name])]))]
    }),
  )
}

const both = (here: string | null | undefined, before: string | undefined): string =>
  amountText(amountOf(here ?? '0') + amountOf(before ?? '0'))
