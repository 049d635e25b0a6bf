/** Whose account an identity of the provider is. */
import { sql } from 'kysely'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { isPlainAddress } from '#platform/mail/model/letter.ts'
import { type AccountRow, accountByEmail, accountById, foldEmail, setState } from './account-store.ts'

export type Identity = {
  readonly issuer: string
  readonly subject: string
  /** Present only when the provider has verified it. */
  readonly email: string | undefined
}

export type Person = { readonly account: AccountRow; readonly linked: boolean }

export async function personOf(tx: SystemTx, identity: Identity, now: Date): Promise<Person | undefined> {
  const found = await sql<{ account_id: string }>`
    select account_id from sso_identities where issuer = ${identity.issuer} and subject = ${identity.subject}`.execute(
    tx,
  )
  const known = found.rows[0]
  if (known) {
    const account = await accountById(tx, known.account_id)
    return account && { account, linked: false }
  }
  return firstTime(tx, identity, now)
}

/** The first sign-on ties the account that has this e-mail, unless it is tied to another subject already. */
async function firstTime(tx: SystemTx, { issuer, subject, email }: Identity, now: Date): Promise<Person | undefined> {
  if (email === undefined || !isPlainAddress(email)) return undefined
  const account = await accountByEmail(tx, foldEmail(email))
  if (account?.type !== 'company' || account.state === 'disabled') return undefined
  const tied = await sql`
    insert into sso_identities (issuer, subject, account_id, created_at)
    values (${issuer}, ${subject}, ${account.id}, ${now.toISOString()}) on conflict do nothing`.execute(tx)
  if (tied.numAffectedRows !== 1n) return undefined
  // The provider has verified the mailbox, which is all that accepting an invitation proves.
  if (account.state === 'invited') await setState(tx, account.id, 'active')
  return { account: { ...account, state: 'active' }, linked: true }
}
