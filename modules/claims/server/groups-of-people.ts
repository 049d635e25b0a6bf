/** In which group of claims people are: the default one, where they are in none of their own. For other modules. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { groupsOf } from './claim-store.ts'

export const claimGroups = {
  all: async (tx: Tx, companyId: string) => (await groupsOf(tx, companyId)).map(({ id, name }) => ({ id, name })),
  of: async (tx: Tx, companyId: string, employeeIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const { rows } = await sql<{ id: string; group_id: string }>`
      select e.id, g.id as group_id from employees e
      left join claim_group_members m on m.company_id = e.company_id and m.employee_id = e.id
      join claim_groups g on g.company_id = e.company_id
        and (g.id = m.claim_group_id or m.claim_group_id is null and g.is_default)
      where e.company_id = ${companyId} and e.id = any(${[...employeeIds]}::uuid[])`.execute(tx)
    return new Map(rows.map(({ id, group_id }) => [id, group_id]))
  },
}
