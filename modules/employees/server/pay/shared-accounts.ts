/** People whose pay goes to one account: the numbers are sealed, so those that end alike are opened and compared here, and never told. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { openAccount } from '../sealed-values.ts'

type Row = { readonly employee_id: string; readonly bank: string; readonly account_number: string }

/** Of those employed in these days, everybody who shares an account with somebody else of them. */
export async function sharedAccounts(
  tx: Tx,
  seal: Seal,
  companyId: string,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<string[]> {
  const { rows } = await sql<Row>`
    select employee_id, bank, account_number from (
      select a.employee_id, a.bank, a.account_number, count(*) over (partition by a.bank, a.account_ending) as alike
      from employee_bank_accounts a cross join lateral (
        select from employees e where e.company_id = a.company_id and e.id = a.employee_id and e.joined_on <= ${last}
          and (e.left_on is null or e.left_on >= ${first}) limit 1) as employed
      where a.company_id = ${companyId} and a.preferred) a
    where alike > 1 order by employee_id`.execute(tx)
  const byAccount = new Map<string, string[]>()
  for (const { employee_id, bank, account_number } of rows) {
    const key = `${bank} ${openAccount(seal, account_number).replaceAll(/[\s-]/g, '')}`
    byAccount.set(key, [...(byAccount.get(key) ?? []), employee_id])
  }
  return [...byAccount.values()].filter((ids) => ids.length > 1).flat()
}
