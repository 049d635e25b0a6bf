/** Accounts that pay is booked to, where the rest goes, and the company's own layout. */

import { sql } from 'kysely'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { firstColumns, type LayoutColumn } from '../../model/ledger/layouts.ts'
import type { Rule } from '../../model/ledger/rules.ts'

export type AccountFields = {
  readonly figure: string | null
  readonly category_id: string | null
  readonly department_id: string | null
  readonly cost_centre: string | null
  readonly debit_account: string | null
  readonly debit_name: string | null
  readonly credit_account: string | null
  readonly credit_name: string | null
}
export type AccountRow = AccountFields & { readonly id: string; readonly department: string | null }

/** Those that hold everywhere first. */
export async function accountsOf(tx: Tx, companyId: string, id?: string): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select a.id, a.figure, a.category_id, a.department_id, d.name as department, a.cost_centre,
      a.debit_account, a.debit_name, a.credit_account, a.credit_name
    from ledger_accounts a ${departmentOf('a')}
    where a.company_id = ${companyId} ${id === undefined ? sql`` : sql`and a.id = ${id}`}
    order by d.name nulls first, lower(a.cost_centre) nulls first, a.id`.execute(tx)
  return rows
}

/** Held until the transaction ends. */
export async function heldAccount(tx: Tx, companyId: string, id: string): Promise<AccountRow | undefined> {
  await sql`select from ledger_accounts where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return (await accountsOf(tx, companyId, id))[0]
}

export const saveAccount = (tx: Tx, companyId: string, id: string, one: AccountFields) =>
  sql`
    insert into ledger_accounts (company_id, id, figure, category_id, department_id, cost_centre, debit_account,
      debit_name, credit_account, credit_name)
    values (${companyId}, ${id}, ${one.figure}, ${one.category_id}, ${one.department_id}, ${one.cost_centre},
      ${one.debit_account}, ${one.debit_name}, ${one.credit_account}, ${one.credit_name})
    on conflict (company_id, id) do update set figure = excluded.figure, category_id = excluded.category_id,
      department_id = excluded.department_id, cost_centre = excluded.cost_centre,
      debit_account = excluded.debit_account, debit_name = excluded.debit_name,
      credit_account = excluded.credit_account, credit_name = excluded.credit_name`.execute(tx)

export const deleteAccount = (tx: Tx, companyId: string, id: string) =>
  sql`delete from ledger_accounts where company_id = ${companyId} and id = ${id}`.execute(tx)

export async function isDepartment(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from departments where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows.length > 0
}

/** An account without a name of its own is called by its number. */
export function ruleOf(row: AccountRow): Rule {
  const account = (code: string | null, name: string | null) =>
    code === null ? null : { account: code, name: name ?? code }
  return {
    of: row.figure ?? row.category_id ?? '',
    department: row.department,
    cost_centre: row.cost_centre,
    debit: account(row.debit_account, row.debit_name),
    credit: account(row.credit_account, row.credit_name),
  }
}

export type Setup = {
  readonly suspense_account: string
  readonly suspense_name: string
  readonly columns: readonly LayoutColumn[]
}
const usual: Setup = { suspense_account: '9999', suspense_name: 'Suspense: pay', columns: firstColumns }

export async function setupOf(tx: Tx, companyId: string): Promise<Setup> {
  const { rows } = await sql<Setup>`
    select suspense_account, suspense_name, columns from ledger_setup where company_id = ${companyId}`.execute(tx)
  return rows[0] ?? usual
}

export const saveSetup = (tx: Tx, companyId: string, { suspense_account, suspense_name, columns }: Setup) =>
  sql`
    insert into ledger_setup (company_id, suspense_account, suspense_name, columns)
    values (${companyId}, ${suspense_account}, ${suspense_name}, ${JSON.stringify(columns)}::jsonb)
    on conflict (company_id) do update set suspense_account = excluded.suspense_account,
      suspense_name = excluded.suspense_name, columns = excluded.columns`.execute(tx)
