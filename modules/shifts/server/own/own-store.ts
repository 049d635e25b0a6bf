/** Whoever asks for their own roster, and who works beside them. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { employedBetween } from '#modules/employees/server/public-sql.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'

type Asking = { readonly company: Pick<CompanyDb, 'companyId'>; readonly session: LiveSession }

export async function employeeOf(tx: Tx, { company, session }: Asking): Promise<string> {
  const id = await employeeOfAccount(tx, company.companyId, session.accountId)
  if (!id) throw new Refusal(problem('shifts.not-employed'))
  return id
}

export async function employeeOfAccount(tx: Tx, companyId: string, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from employees where company_id = ${companyId} and account_id = ${accountId}
    order by joined_on desc limit 1`.execute(tx)
  return rows[0]?.id
}

const NAMED = 12

/** Of the own department, on confirmed days with a shift. */
export async function besideMe(tx: Tx, companyId: string, me: string, from: PlainDate, to: PlainDate) {
  const { rows } = await sql<{ date: string; names: string[] }>`
    select r.date, array_agg(o.full_name order by lower(o.full_name)) as names
    from employees e
    join employees o on o.company_id = e.company_id and o.department_id = e.department_id and o.id <> e.id
    join roster_days r on r.company_id = o.company_id and r.employee_id = o.id
      and r.date between ${from} and ${to} and r.is_confirmed and ${employedBetween(sql`r.date`, sql`r.date`, 'o')}
    where e.company_id = ${companyId} and e.id = ${me} and exists (
      select from shifts s where s.company_id = r.company_id and s.id = any(r.shift_ids) and s.kind = 'work')
    group by r.date`.execute(tx)
  return new Map(rows.map(({ date, names }) => [date, names.slice(0, NAMED)]))
}
