/** The first people of operations, made by whoever has the server: they set a password by a link and then register an authenticator. */
import { sql } from 'kysely'
import type { OperationsRole } from '#access/roles.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { isPlainAddress } from '#platform/mail/model/letter.ts'
import { INVITATION_LIFE } from '../model/session-life.ts'
import { accountByEmail, foldEmail, insertAccount } from './account-store.ts'
import { makeLink } from './one-time-links.ts'

export class NotMade extends Error {}

type NewOperationsAccount = {
  readonly email: string
  readonly name: string
  readonly roles: readonly OperationsRole[]
}

/**
 * Gives the secret of a one-use link, good for 72 hours. Asked for again before the link was used, it gives a new
 * one; an account that has a password already is left alone.
 */
export async function createOpsAccount(tx: SystemTx, wanted: NewOperationsAccount, now: Date): Promise<string> {
  const email = foldEmail(wanted.email)
  if (!isPlainAddress(email)) throw new NotMade(`'${wanted.email}' is not an e-mail address.`)
  const fullName = wanted.name.trim()
  if (fullName === '') throw new NotMade('The account needs a name.')
  const id = newId(now.getTime())
  const account = {
    id,
    companyId: null,
    email,
    fullName,
    preferLang: 'en-us',
    passwordHash: null,
    state: 'invited' as const,
  }
  const made = await insertAccount(tx, { ...account, operationsRoles: wanted.roles })
  const accountId = made ? id : await waiting(tx, email)
  await sql`update accounts set operations_roles = ${[...wanted.roles]}::text[] where id = ${accountId}`.execute(tx)
  return makeLink(tx, { kind: 'invite', accountId, now, life: INVITATION_LIFE })
}

async function waiting(tx: SystemTx, email: string): Promise<string> {
  const there = await accountByEmail(tx, email)
  if (there?.type === 'ops' && there.state === 'invited') return there.id
  throw new NotMade(`${email} has an account already.`)
}
