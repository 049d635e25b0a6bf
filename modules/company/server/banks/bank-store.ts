/** The tables of banks: those of the country, and the company's own accounts. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type BankRow = {
  id: string
  code: string
  name: string
  swift: string | null
  is_digital: boolean
}

export async function bankRows(tx: Tx, companyId: string): Promise<BankRow[]> {
  const { rows } = await sql<BankRow>`
    select id, code, name, swift, is_digital from banks
    where company_id = ${companyId} order by is_digital, id`.execute(tx)
  return rows
}

export type AccountRow = {
  id: string
  bank_id: string
  bank_code: string
  bank_name: string
  swift: string | null
  is_digital: boolean
  account_number: string
  account_name: string
  corporate_id: string | null
  preferred: boolean
}

/** The preferred one first, then as they were added. */
export async function accountRows(tx: Tx, companyId: string): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select a.id, a.bank_id, b.code as bank_code, b.name as bank_name, b.swift, b.is_digital, a.account_number,
           a.account_name, a.corporate_id, a.preferred
    from company_banks a join banks b on b.company_id = a.company_id and b.id = a.bank_id
    where a.company_id = ${companyId} order by a.preferred desc, a.id`.execute(tx)
  return rows
}

export type NewAccount = {
  readonly bankId: string
  readonly accountName: string
  readonly sealedNumber: string
  readonly digest: string
  readonly corporateId: string | null
  readonly preferred: boolean
}

export async function insertAccount(tx: Tx, companyId: string, account: NewAccount): Promise<string> {
  const id = newId()
  await tx
    .insertInto('company_banks')
    .values({
      company_id: companyId,
      id,
      bank_id: account.bankId,
      account_name: account.accountName,
      account_number: account.sealedNumber,
      account_digest: account.digest,
      corporate_id: account.corporateId,
      preferred: account.preferred,
    })
    .execute()
  return id
}

export async function saveAccount(
  tx: Tx,
  companyId: string,
  id: string,
  { bankId, accountName, sealedNumber, digest, corporateId }: Omit<NewAccount, 'preferred'>,
): Promise<void> {
  await sql`
    update company_banks set bank_id = ${bankId}, account_name = ${accountName}, account_number = ${sealedNumber},
      account_digest = ${digest}, corporate_id = ${corporateId}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** Nobody is preferred for a moment, because only one may be. */
export async function preferAccount(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`update company_banks set preferred = false where company_id = ${companyId} and preferred`.execute(tx)
  await sql`update company_banks set preferred = true where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function dropAccount(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from company_banks where company_id = ${companyId} and id = ${id}`.execute(tx)
}
