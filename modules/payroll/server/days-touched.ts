/** Which months of pay a change of the company's calendar falls into, and how far each has come. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

type Run = { year: number; month: number; state: string }

export async function payOfDays(tx: Tx, companyId: string, dates: readonly PlainDate[]) {
  const { rows } = await sql<Run>`
    select distinct r.year, r.month, r.state from pay_runs r
    join unnest(${[...dates]}::date[]) as touched(day)
      on r.year = extract(year from touched.day) and r.month = extract(month from touched.day)
    where r.company_id = ${companyId} and r.state <> 'none' order by r.year, r.month`.execute(tx)
  return rows.map(({ year, month, state }) => ({
    word: state === 'approved' ? 'payroll.days-touched-approved' : 'payroll.days-touched-open',
    params: { month: { month: { year, month } } },
  }))
}
