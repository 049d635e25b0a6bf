/** One person's pay as it is stored: rates by day, accounts, and the family that facts are counted from. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { Relative } from '../../model/family-counts.ts'
import { openReason } from '../sealed-values.ts'

export type BankAccountRow = {
  readonly id: string
  readonly bank: string
  readonly bank_name: string | null
  readonly account_number: string
  readonly account_ending: string
  readonly holder_name: string | null
  readonly share: string
  readonly preferred: boolean
}

/** The preferred one first, former ones last. */
export async function accountsOf(tx: Tx, companyId: string, employeeId: string): Promise<BankAccountRow[]> {
  const { rows } = await sql<BankAccountRow>`
    select a.id, a.bank, b.name as bank_name, a.account_number, a.account_ending, a.holder_name, a.share, a.preferred
    from employee_bank_accounts a left join banks b on b.company_id = a.company_id and b.code = a.bank
    where a.company_id = ${companyId} and a.employee_id = ${employeeId}
    order by a.preferred desc, a.share desc, a.created_at desc, a.id desc`.execute(tx)
  return rows
}

export async function preferredAccount(tx: Tx, companyId: string, id: string): Promise<BankAccountRow | undefined> {
  return (await accountsOf(tx, companyId, id)).find(({ preferred }) => preferred)
}

export type RateRow = {
  readonly component: string
  readonly effective_from: string
  readonly amount: string
  readonly reason: string | null
  readonly created_at: string
  readonly created_by: string | null
}

/** Newest first. */
export async function rateHistory(
  tx: Tx,
  { companyId, seal }: { readonly companyId: string; readonly seal: Seal },
  employeeId: string,
): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select component, effective_from, amount, reason, created_at, created_by from salary_rates
    where company_id = ${companyId} and employee_id = ${employeeId} order by effective_from desc, component`.execute(tx)
  return rows.map((row) => ({ ...row, reason: openReason(seal, row.reason) }))
}

export async function relativesOf(tx: Tx, companyId: string, employeeId: string): Promise<Relative[]> {
  const { rows } = await sql<Relative>`
    select relationship, birth_date, is_dependant, is_insured, is_disabled, studying from family_members
    where company_id = ${companyId} and employee_id = ${employeeId}`.execute(tx)
  return rows
}
