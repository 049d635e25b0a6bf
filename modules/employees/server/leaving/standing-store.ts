/** Where people stand by the days of their record: employed, gone, away for long. The stored state follows the days. */
import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { statusOn } from '../lists/listed-columns.ts'

type StandingRow = {
  readonly id: string
  readonly full_name: string
  readonly status: string
  readonly joined_on: string
  readonly left_on: string | null
  readonly left_kind: string | null
  readonly left_remark: string | null
  readonly reassigned_on: string | null
  readonly sabbatical_from: string | null
  readonly sabbatical_to: string | null
  readonly sabbatical_remark: string | null
}

export async function standingOf(tx: Tx, companyId: string, id: string, today: PlainDate): Promise<StandingRow> {
  const { rows } = await sql<StandingRow>`
    select e.id, e.full_name, ${statusOn(today)} as status, e.joined_on, e.left_on, e.left_kind, e.left_remark,
      e.reassigned_on, e.sabbatical_from, e.sabbatical_to, e.sabbatical_remark
    from employees e where e.company_id = ${companyId} and e.id = ${id}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('whose record is held is there')
  return row
}

/** Writes down what the days say, of these people, or of all where nobody is named. */
export async function settle(tx: Tx, companyId: string, today: PlainDate, ...ids: readonly string[]): Promise<void> {
  await sql`
    update employees e set status = ${statusOn(today)}
    where e.company_id = ${companyId} and ${ids.length === 0 ? sql`true` : sql`e.id = any(${[...ids]}::uuid[])`}
      and e.status is distinct from ${statusOn(today)}`.execute(tx)
}

export type Days = Readonly<Record<string, string | boolean | null>>

export async function setDays(tx: Tx, companyId: string, id: string, days: Days): Promise<void> {
  const set = Object.entries(days).map(([column, value]): RawBuilder<unknown> => sql`${sql.ref(column)} = ${value}`)
  await sql`update employees set ${sql.join([...set, sql`revision = revision + 1`, sql`updated_at = now()`])}
            where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function accountOf(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ account_id: string | null }>`
    select account_id from employees where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows[0]?.account_id ?? null
}

export async function reportsOf(tx: Tx, companyId: string, id: string): Promise<{ id: string; full_name: string }[]> {
  const { rows } = await sql<{ id: string; full_name: string }>`
    select id, full_name from employees
    where company_id = ${companyId} and manager_id = ${id} and left_on is null order by lower(full_name)`.execute(tx)
  return rows
}

export async function payChangesAfter(tx: Tx, companyId: string, id: string, day: PlainDate): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from salary_rates
    where company_id = ${companyId} and employee_id = ${id} and effective_from > ${day}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The employment so far becomes a former one, and the record begins anew. */
export async function beginAnew(tx: Tx, companyId: string, id: string, from: PlainDate): Promise<void> {
  await sql`
    insert into former_employments (company_id, employee_id, joined_on, left_on, left_kind, left_remark)
    select company_id, id, joined_on, left_on, left_kind, left_remark from employees
    where company_id = ${companyId} and id = ${id}`.execute(tx)
  await setDays(tx, companyId, id, { joined_on: from, left_on: null, left_kind: null })
}

export async function isExitReason(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from exit_reasons where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows.length > 0
}

/** The people of the one who leaves stand under another from now on, who stands where the leaver stood if he was one of them. */
export async function handOver(
  tx: Tx,
  companyId: string,
  leaver: { readonly id: string; readonly manager_id: string | null },
  managerId: string,
): Promise<void> {
  await sql`
    update employees set revision = revision + 1,
      manager_id = case when id = ${managerId} then ${leaver.manager_id}::uuid else ${managerId}::uuid end
    where company_id = ${companyId} and manager_id = ${leaver.id}`.execute(tx)
}
