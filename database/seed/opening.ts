/** A demonstration company opens as a registered one does, with its accounts, in one transaction. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'
import { insertAccount } from '#platform/identity/server/account-store.ts'
import { type CompanyOpening, openCompany } from '#platform/identity/server/open-company.ts'
import { enrol, newTotpSecret, totpContext } from '#platform/identity/server/totp.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { demoAccounts, operationsAccounts } from './accounts.ts'
import type { DemoPerson } from './acting.ts'
import type { DemoCompany } from './companies.ts'
import type { Sheets } from './sheets.ts'

/** Where the demonstration is looked at: its people are known here, however often somebody mistypes a password. */
const THIS_MACHINE = '127.0.0.1'

export type Opened = { readonly companyId: string; readonly people: ReadonlyMap<string, DemoPerson> }

export async function openDemoCompany(
  tx: SystemTx,
  company: DemoCompany,
  sheets: Sheets,
  { openings, passwordHash, at }: { openings: readonly CompanyOpening[]; passwordHash: string; at: Date },
): Promise<string> {
  const { name, country, headcountLimit } = company
  const companyId = await openCompany(tx, { name, country, headcountLimit }, openings, at)
  // What the wizard would ask is answered by the sheets.
  await sql`update companies set migration_wizard_step = -1 where id = ${companyId}`.execute(tx)
  const language = await languageOf(tx.of(companyId), companyId)
  for (const account of demoAccounts) {
    const email = emailOf(company, account.name)
    const employee = sheets.employees.find((row) => row.email === email)
    const outside = sheets.outsideAccounts.find((row) => row.account === account.name)
    const fullName = employee?.full_name ?? outside?.full_name
    if (fullName === undefined) throw new Error(`nobody is named for ${email}`)
    await insertAccount(tx, {
      id: newId(at.getTime()),
      companyId,
      email,
      fullName,
      preferredName: employee?.preferred_name,
      preferLang: language,
      passwordHash,
      passwordSetFrom: THIS_MACHINE,
      state: 'active',
      roles: account.roles,
    })
  }
  return companyId
}

/** The accounts by their names, each acting in the first of its roles, if it has any. */
export async function demoPeople(tx: SystemTx, company: DemoCompany, companyId: string): Promise<Opened> {
  const { rows } = await sql<{ id: string; email: string; full_name: string }>`
    select id, email, full_name from accounts where company_id = ${companyId}`.execute(tx)
  const people = demoAccounts.flatMap(({ name, roles: [role] }) => {
    const row = rows.find(({ email }) => email === emailOf(company, name))
    if (!row) return []
    const person: DemoPerson = {
      accountId: row.id,
      companyId,
      country: company.country,
      name: row.full_name,
      email: row.email,
      role,
    }
    return [[name, person] as const]
  })
  return { companyId, people: new Map(people) }
}

/** With an authenticator each, since operations never sign in without one. E-mail -> its secret. */
export async function openOperations(
  tx: SystemTx,
  seal: Seal,
  passwordHash: string,
  at: Date,
): Promise<Record<string, string>> {
  const secrets: Record<string, string> = {}
  for (const { email, fullName, role } of operationsAccounts) {
    const id = newId(at.getTime())
    const secret = newTotpSecret()
    await insertAccount(tx, {
      id,
      companyId: null,
      email,
      fullName,
      preferLang: 'en-us',
      passwordHash,
      passwordSetFrom: THIS_MACHINE,
      state: 'active',
      operationsRoles: [role],
    })
    await enrol(tx, id, seal.seal(secret, totpContext(id)), null, at)
    secrets[email] = secret
  }
  return secrets
}

/** Who operates the installation, by the role; they act in no company, so any stands where one is asked for. */
export async function demoOperators(tx: SystemTx, companyId: string): Promise<readonly DemoPerson[]> {
  const { rows } = await sql<{ id: string; email: string; full_name: string }>`
    select id, email, full_name from accounts where company_id is null`.execute(tx)
  return operationsAccounts.flatMap(({ email, role }): DemoPerson[] => {
    const row = rows.find((one) => one.email === email)
    if (!row) return []
    const who = { accountId: row.id, name: row.full_name, email: row.email }
    return [{ ...who, companyId, country: 'MY', role: undefined, operates: role }]
  })
}

export const emailOf = ({ domain }: Pick<DemoCompany, 'domain'>, account: string): string => `${account}@${domain}`

/** A morning in the office: 9 o'clock in all three countries. */
export const morningOf = (day: PlainDate): Date => new Date(`${day}T01:00:00Z`)

async function languageOf(tx: Tx, companyId: string): Promise<string> {
  const { rows } = await sql<{
    prefer_lang: string
  }>`select prefer_lang from companies where id = ${companyId}`.execute(tx)
  return rows[0]?.prefer_lang ?? 'en-us'
}
