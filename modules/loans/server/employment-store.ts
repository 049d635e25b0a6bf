/** The months in which people are employed, as YYYY-MM. */
import { sql } from 'kysely'
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
