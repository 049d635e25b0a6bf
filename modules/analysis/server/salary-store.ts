/** Agreed basic pay in force on a day. Medians are amounts somebody is paid, or the mean of the two in the middle. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Asked, employed } from './analysis-store.ts'
import { within } from './counting.ts'

export type Spread = {
  name: string
  people: number
  total: string
  lowest: string
  median: string
  highest: string
}

export type Whole = Omit<Spread, 'name' | 'lowest' | 'median' | 'highest'> & {
  lowest: string | null
  median: string | null
  highest: string | null
  without: number
}

export async function salaryOfAll(tx: Tx, asked: Asked): Promise<Whole> {
  const { rows } = await sql<Whole>`
    select count(pay.amount) as people, count(*) filter (where pay.amount is null) as without,
      coalesce(sum(pay.amount), 0)::numeric(15, 2) as total, ${spread}
    from ${employed(asked)} ${basicPay(asked)} where ${within(asked)}`.execute(tx)
  return rows[0] ?? { people: 0, without: 0, total: '0.00', lowest: null, median: null, highest: null }
}

export async function salaryBy(
  tx: Tx,
  asked: Asked,
  what: 'departments' | 'job_levels',
  nameless: string,
): Promise<Spread[]> {
  const id = what === 'departments' ? sql`e.department_id` : sql`e.job_level_id`
  const { rows } = await sql<Spread>`
    select coalesce(g.name, ${nameless}) as name, count(*) as people, sum(pay.amount)::numeric(15, 2) as total, ${spread}
    from ${employed(asked)} ${basicPay(asked)}
    left join ${sql.table(what)} g on g.company_id = e.company_id and g.id = ${id}
    where ${within(asked)} and pay.amount is not null
    group by g.id, g.name order by g.id is null, sum(pay.amount) desc, g.name`.execute(tx)
  return rows
}

/** The middle one of the sorted amounts; of an even number the mean of the two in the middle, half away from zero. */
const spread: RawBuilder<unknown> = sql`
  min(pay.amount) as lowest, max(pay.amount) as highest,
  round(((array_agg(pay.amount order by pay.amount) filter (where pay.amount is not null))[(count(pay.amount) + 1) / 2]
    + (array_agg(pay.amount order by pay.amount) filter (where pay.amount is not null))[count(pay.amount) / 2 + 1]) / 2, 2)
    as median`

const basicPay = ({ companyId, day }: Asked): RawBuilder<unknown> => sql`
  left join (
    select distinct on (employee_id) employee_id, amount from salary_rates
    where company_id = ${companyId} and component = 'basic_salary' and effective_from <= ${day}
    order by employee_id, effective_from desc
  ) pay on pay.employee_id = e.id`
