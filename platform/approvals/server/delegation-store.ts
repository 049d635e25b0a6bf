/** Who decides in whose place, and when. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export type DelegationRow = {
  readonly id: string
  readonly from_account: string
  readonly from_name: string
  readonly to_account: string
  readonly to_name: string
  readonly from_date: string
  readonly to_date: string
  readonly kinds: string[] | null
}

/** Of this account in either part, or of everybody, that are not over. */
export async function delegationsOf(
  tx: Tx,
  companyId: string,
  accountId: string | 'everybody',
  today: string,
): Promise<DelegationRow[]> {
  const { rows } = await sql<DelegationRow>`
    select id, from_account, from_name, to_account, to_name, from_date, to_date, kinds from approval_delegations
    where company_id = ${companyId} and to_date >= ${today}
      ${accountId === 'everybody' ? sql`` : sql`and ${accountId} in (from_account, to_account)`}
    order by from_date, id`.execute(tx)
  return rows
}

export async function insertDelegation(tx: Tx, companyId: string, row: DelegationRow): Promise<void> {
  await tx
    .insertInto('approval_delegations')
    .values({ company_id: companyId, ...row })
    .execute()
}

/** In whose place one is; undefined where there is none such. */
export async function awayBy(tx: Tx, companyId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ from_account: string }>`
    select from_account from approval_delegations where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows[0]?.from_account
}

/** Undefined where the account has given no such one; `anybody` may end whosesoever. */
export async function removeDelegation(
  tx: Tx,
  companyId: string,
  by: { readonly accountId: string; readonly anybody: boolean },
  id: string,
): Promise<DelegationRow | undefined> {
  const { rows } = await sql<DelegationRow>`
    delete from approval_delegations where company_id = ${companyId} and id = ${id}
      ${by.anybody ? sql`` : sql`and from_account = ${by.accountId}`}
    returning id, from_account, from_name, to_account, to_name, from_date, to_date, kinds`.execute(tx)
  return rows[0]
}
