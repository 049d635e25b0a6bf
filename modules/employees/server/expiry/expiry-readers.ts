/** Who is told of which papers: whoever holds one of the roles, a manager of the own people only, and the person. */
import { sql } from 'kysely'
import type { CompanyRole } from '#access/roles.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { approvalPeople } from '../approval-people.ts'
import type { DuePaper } from './papers-due.ts'

export type Reader = { readonly accountId: string; readonly papers: readonly DuePaper[] }

const MANAGER: CompanyRole = 'Reporting Manager'

export async function readersOf(tx: Tx, companyId: string, due: readonly DuePaper[], today: string): Promise<Reader[]> {
  if (due.length === 0) return []
  const holders = await holdersOf(tx, companyId)
  const people = due.map(({ employee_id }) => employee_id)
  const places = await approvalPeople.placesOf(tx, companyId, people, today)
  const papersOf = new Map<string, DuePaper[]>()
  for (const paper of due) {
    const above = places.get(paper.employee_id)?.line.map(({ accountId }) => accountId) ?? []
    const told = paper.watches
      .flatMap(({ roles }) => roles)
      .flatMap((role) => {
        const having = holders.get(role) ?? []
        return role === MANAGER ? having.filter((account) => above.includes(account)) : having
      })
    for (const account of new Set([...told, ...(paper.account_id === null ? [] : [paper.account_id])])) {
      papersOf.set(account, [...(papersOf.get(account) ?? []), paper])
    }
  }
  return [...papersOf].map(([accountId, papers]) => ({ accountId, papers }))
}

async function holdersOf(tx: Tx, companyId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ role: string; accounts: string[] }>`
    select role, array_agg(account_id::text) as accounts from account_roles
    where company_id = ${companyId} group by role`.execute(tx)
  return new Map(rows.map(({ role, accounts }) => [role, accounts]))
}
