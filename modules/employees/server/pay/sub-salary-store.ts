/** The table of salary parts in other currencies: rows with a first day, each until the next of its currency. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export type SubSalaryRow = {
  readonly currency_code: string
  readonly amount: string
  readonly effective_from: string
  readonly effective_to: string | null
  readonly equivalent: string | null
  readonly rate: string | null
  readonly rate_day: string | null
}

type Whose = { readonly companyId: string; readonly employeeId: string }

/** Those that hold on the day, or with `all` every one there is; reckoned by the rates in force on the day. */
export async function subSalariesOf(
  tx: Tx,
  { companyId, employeeId }: Whose,
  on: string,
  all = false,
): Promise<SubSalaryRow[]> {
  const { rows } = await sql<SubSalaryRow>`
    with parts as (
      select currency_code, amount, effective_from,
        lead(effective_from) over (partition by currency_code order by effective_from) - 1 as effective_to
      from employee_sub_salaries where company_id = ${companyId} and employee_id = ${employeeId}
    )
    select p.currency_code, p.amount, p.effective_from, p.effective_to,
      round(p.amount * r.rate, 2)::text as equivalent, trim_scale(r.rate)::text as rate, r.day as rate_day
    from parts p
    left join lateral (
      select rate, day from currency_rates c
      where c.company_id = ${companyId} and c.currency_code = p.currency_code and c.day <= ${on}
      order by c.day desc limit 1) r on true
    where p.amount > 0
      ${all ? sql`` : sql`and p.effective_from <= ${on} and (p.effective_to is null or p.effective_to >= ${on})`}
    order by ${all ? sql`p.effective_from desc,` : sql``} p.currency_code`.execute(tx)
  return rows
}

type Item = { readonly currency_code: string; readonly amount: string }

/** The whole set from that day on; the same day again replaces, and what is planned for later stays. */
export async function saveSubSalaries(
  tx: Tx,
  { companyId, employeeId }: Whose,
  { items, from, by }: { readonly items: readonly Item[]; readonly from: string; readonly by: string },
): Promise<void> {
  const before = await subSalariesOf(tx, { companyId, employeeId }, from)
  const kept = new Set(items.map(({ currency_code }) => currency_code))
  const ended = before.filter(({ currency_code }) => !kept.has(currency_code))
  const rows = [...items, ...ended.map(({ currency_code }) => ({ currency_code, amount: '0.00' }))].map((item) => ({
    ...item,
    company_id: companyId,
    employee_id: employeeId,
    effective_from: from,
    created_by: by,
  }))
  await sql`delete from employee_sub_salaries
            where company_id = ${companyId} and employee_id = ${employeeId} and effective_from = ${from}`.execute(tx)
  if (rows.length > 0) await tx.insertInto('employee_sub_salaries').values(rows).execute()
}
