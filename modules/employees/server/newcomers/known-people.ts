/** What must be known of the people there are before new ones are taken in. */
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/server/connect.ts'
import { foldEmail } from '#platform/identity/server/account-store.ts'
import { nameKey, namesakeKey } from '../../model/batch-rule.ts'

export type KnownPeople = {
  /** Lower-case staff id -> employee. */
  readonly idByStaffId: ReadonlyMap<string, string>
  readonly emails: ReadonlySet<string>
  readonly names: ReadonlySet<string>
  readonly namesakes: ReadonlySet<string>
  readonly clockCodes: ReadonlySet<string>
  readonly identityDigests: ReadonlySet<string>
  readonly linkedAccounts: ReadonlySet<string>
}

export async function knownPeople(tx: Tx, companyId: string): Promise<KnownPeople> {
  const { rows } = await sql<{
    id: string
    staff_id: string
    email: string | null
    full_name: string
    birth_date: string | null
    identity_digest: string | null
    account_id: string | null
    clock_code: string | null
  }>`
    select id, staff_id, email, full_name, birth_date, identity_digest, account_id, clock_code
    from employees where company_id = ${companyId}`.execute(tx)
  const present = <Value>(values: readonly (Value | null | undefined)[]) =>
    new Set(values.filter((value): value is Value => value !== null && value !== undefined))
  return {
    // Folded here and not by the database, whose own locale may know ASCII only.
    idByStaffId: new Map(rows.map((row) => [row.staff_id.toLowerCase(), row.id])),
    emails: present(rows.map((row) => row.email?.toLowerCase())),
    names: new Set(rows.map((row) => nameKey(row.full_name))),
    namesakes: present(rows.map((row) => namesakeKey(row.full_name, row.birth_date))),
    clockCodes: present(rows.map((row) => row.clock_code?.toLowerCase())),
    identityDigests: present(rows.map((row) => row.identity_digest)),
    linkedAccounts: present(rows.map((row) => row.account_id)),
  }
}

export type FoundAccount = { readonly id: string; readonly companyId: string | null }

/** One e-mail is one account in the whole installation, so this looks beyond the company: at e-mails and nothing else. */
export async function accountsByEmail(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, FoundAccount>> {
  if (emails.length === 0) return new Map()
  const { rows } = await db.system.read((tx) =>
    sql<{ email: string; id: string; company_id: string | null }>`
      select email, id, company_id from accounts where email = any(${[...new Set(emails.map(foldEmail))]})`.execute(tx),
  )
  return new Map(rows.map((row) => [row.email, { id: row.id, companyId: row.company_id }]))
}

/** Whether somebody of the company has this account already. */
export async function isLinked(tx: Tx, companyId: string, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from employees where company_id = ${companyId} and account_id = ${accountId}`.execute(tx)
  return rows.length > 0
}
