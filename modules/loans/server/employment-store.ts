/** The months in which people are employed, as YYYY-MM. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type EmploymentMonths = { readonly joinedIn: string; readonly leftIn: string | null }

export const employmentOf = async (tx: Tx, companyId: string, id: string): Promise<EmploymentMonths | undefined> =>
  (await employmentsOf(tx, companyId, [id])).get(id)

export async function employmentsOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EmploymentMonths>> {
  const { rows } = await sql<EmploymentMonths & { id: string }>`
    select id, to_char(joined_on, 'YYYY-MM') as "joinedIn", to_char(left_on, 'YYYY-MM') as "leftIn"
    from employees where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, ...months }) => [id, months]))
}

/** Who left in these days, and in which month. */
export async function leaversBetween(
  tx: Tx,
  companyId: string,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<{ id: string; month: string }[]> {
  const { rows } = await sql<{ id: string; month: string }>`
    select id, to_char(left_on, 'YYYY-MM') as month from employees
    where company_id = ${companyId} and left_on between ${from} and ${to}`.execute(tx)
  return rows
}
