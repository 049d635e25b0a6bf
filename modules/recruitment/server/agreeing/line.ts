/** Who approves a vacancy, which is about nobody: its manager and those above, and the head of its department. */

import { sql } from 'kysely'
import { personOf, presentOn } from '#modules/employees/server/public-sql.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Superior } from '#platform/approvals/server/people-port.ts'
import type { Tx } from '#platform/database/server/connect.ts'

/** The manager themself where they have an account, then whoever is above. */
export async function lineFrom(
  tx: Tx,
  { people }: Approvals,
  { companyId, today }: Pick<Acting, 'companyId' | 'today'>,
  managerId: string | null,
): Promise<readonly Superior[]> {
  const found = managerId ? (await people.placesOf(tx, companyId, [managerId], today)).get(managerId) : undefined
  const own = found?.accountId ? [{ accountId: found.accountId, name: found.name }] : []
  return [...own, ...(found?.line ?? [])]
}

export async function headOf(
  tx: Tx,
  companyId: string,
  departmentId: string | null,
  today: string,
): Promise<Superior | null> {
  const { rows } = await sql<Superior>`
    select h.account_id as "accountId", h.full_name as name
    from departments d join employees h on h.company_id = d.company_id and h.id = d.head_id
    where d.company_id = ${companyId} and d.id = ${departmentId}::uuid and h.account_id is not null
      and ${presentOn(today, 'h')}`.execute(tx)
  return rows[0] ?? null
}

/** The accounts of whoever recruits for each vacancy: its managers and recruiters who are here on the day. */
export async function recruitersOf(
  tx: Tx,
  companyId: string,
  vacancyIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ vacancy_id: string; accounts: string[] }>`
    select m.vacancy_id, array_agg(distinct e.account_id) as accounts from vacancy_members m ${personOf('m')}
    where m.company_id = ${companyId} and m.vacancy_id = any(${[...vacancyIds]}::uuid[])
      and m.part in ('manager', 'recruiter') and e.account_id is not null and ${presentOn(today, 'e')}
    group by m.vacancy_id`.execute(tx)
  return new Map(rows.map(({ vacancy_id, accounts }) => [vacancy_id, accounts]))
}
