/**
 * E-mail and password, the same for staff, operations and single sign-on without a provider. What it answers to a
 * wrong password and to an unknown address is the same in text, status and time.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { isRefusedAtSignIn, type LoginType } from '#access/session.ts'
import { record, recordAlone } from '#platform/activity/server/activity.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import type { Problem } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { login } from '../contract/sign-in.ts'
import { lineOf } from '../model/tries.ts'
import { type AccountRow, accountByEmail, foldEmail, heldRoles } from './account-store.ts'
import { type Begun, beginSession } from './begin-session.ts'
import { inTurn, isPassword } from './password-hash.ts'
import { addTry, type Bucket, giveBack, takeTry, waitOf } from './tries-store.ts'
import { accountBucket, addressBuckets, tooMany } from './try-buckets.ts'

export type SignInCall = Omit<Call<typeof login>, 'body' | 'params' | 'query'>
type Credentials = { readonly email: string; readonly password: string }
export type SignInResult = {
  readonly success: boolean
  readonly message: string
  readonly token?: string
  readonly data?: { readonly token: string }
}

export function signIn(call: SignInCall, given: Credentials, loginType: LoginType): Promise<SignInResult | Problem> {
  return inTurn(async () => {
    const now = call.clock.now()
    const email = foldEmail(given.email)
    const looked = await call.db.system.transaction((tx) => lookUp(tx, call, email, now))
    if ('wait' in looked) return tooMany(looked.wait)
    const { account, crowded, known, bucket } = looked
    const type = loginType === 'ops' ? 'ops' : 'company'
    const right =
      (await isPassword(account?.type === type ? account.password_hash : undefined, given.password)) && account
    if (!right || (crowded !== undefined && !known)) {
      await call.db.system.transaction(async (tx) => {
        for (const one of addressBuckets(call.settings, call.request.address)) await addTry(tx, one, now)
      })
      call.log.warn({ account: account?.id, request: call.request.id }, 'sign-in failed')
      if (account && !right) noteFailed(call, account, now)
      return crowded === undefined ? refused(call, 'identity.wrong-credentials') : tooMany(crowded)
    }
    return enter(call, right, loginType, { bucket, now })
  })
}

/** In the company's log; not waited for, so that an address that is known answers no later than one that is not. */
function noteFailed(call: SignInCall, { id, email, full_name: name, company_id }: AccountRow, now: Date): void {
  if (company_id === null) return
  const happened = { action: 'identity.sign-in-failed', subject: { kind: 'account', id, name: email } }
  const actor = { accountId: id, name, address: call.request.address, requestId: call.request.id }
  recordAlone(call.db, company_id, [happened], { actor, now }).catch((err) =>
    call.log.warn({ err, request: call.request.id }, 'failed sign-in not noted'),
  )
}

/** The rest of every sign-in, however the person was recognised. */
export async function enter(
  call: SignInCall,
  account: AccountRow,
  loginType: LoginType,
  { bucket, now, linked }: { bucket?: Bucket; now: Date; linked?: string },
): Promise<SignInResult> {
  const barred = barredBy(account)
  const begun = await call.db.system.transaction(async (tx) => {
    if (bucket) await giveBack(tx, [bucket], now)
    const begun = barred
      ? undefined
      : await beginSession(tx, call.secrets, account, { loginType, from: call.request, now })
    await note(tx, call, account, begun, { now, linked })
    return begun
  })
  if (!begun) return refused(call, barred ?? 'identity.wrong-credentials')
  const message = call.say(call.language, begun.complete ? 'identity.signed-in' : 'identity.second-factor-next')
  return { success: true, token: begun.token, message, data: { token: begun.token } }
}

export const refused = (call: SignInCall, key: string): SignInResult => ({
  success: false,
  message: call.say(call.language, key),
})

function barredBy(account: AccountRow): string | undefined {
  if (account.state !== 'active') return 'identity.account-disabled'
  if (account.company_state === 'disabled') return 'identity.company-disabled'
  return isRefusedAtSignIn(heldRoles(account)) ? 'identity.no-authority' : undefined
}

type Looked =
  | { readonly wait: number }
  | {
      readonly account: AccountRow | undefined
      readonly crowded: number | undefined
      readonly known: boolean
      readonly bucket: Bucket
    }

/**
 * An office shares one address: once it has had its failures, only people who are known there get
 * through, and only with the right password. A wrong one looks the same as for everybody. Where somebody is known
 * their tries are counted apart: guesses from elsewhere lock nobody out of where they always sign in.
 */
async function lookUp(tx: SystemTx, call: SignInCall, email: string, now: Date): Promise<Looked> {
  const [few, many] = addressBuckets(call.settings, call.request.address)
  const closed = await waitOf(tx, many, now)
  if (closed !== undefined) return { wait: closed }
  const crowded = await waitOf(tx, few, now)
  const account = await accountByEmail(tx, email)
  const known = await isKnownAt(tx, account?.id ?? NOBODY, call.request.address, now)
  const digest = createHash('sha256').update(email).digest('hex')
  const bucket = accountBucket(call.settings, digest, known ? call.request.address : undefined)
  const wait = await takeTry(tx, [bucket], now)
  return wait === undefined ? { account, crowded, known, bucket } : { wait }
}

const NOBODY = '00000000-0000-0000-0000-000000000000'
const REMEMBERED = 30 * 24 * 60 * 60_000

/** Signed in from there within thirty days, or set the password there. */
async function isKnownAt(tx: SystemTx, accountId: string, address: string, now: Date): Promise<boolean> {
  const found = await sql<{ address: string }>`
    select address from sessions
    where account_id = ${accountId} and complete and address is not null
      and created_at > ${new Date(now.getTime() - REMEMBERED).toISOString()}
    union select password_set_from from accounts where id = ${accountId} and password_set_from is not null
    limit 100`.execute(tx)
  return found.rows.some((row) => lineOf(row.address) === lineOf(address))
}

async function note(
  tx: SystemTx,
  call: SignInCall,
  account: AccountRow,
  begun: Begun | undefined,
  { now, linked }: { now: Date; linked?: string },
): Promise<void> {
  if (account.company_id === null) {
    call.log.info({ account: account.id, request: call.request.id }, 'operations sign-in')
    return
  }
  const { id, email, full_name: name } = account
  const action = !begun
    ? 'identity.sign-in-refused'
    : begun.complete
      ? 'identity.signed-in'
      : 'identity.password-accepted'
  const actor = { accountId: id, name, address: call.request.address, requestId: call.request.id }
  const after = linked === undefined ? undefined : { linked }
  await record(
    tx.of(account.company_id),
    account.company_id,
    [{ action, subject: { kind: 'account', id, name: email }, after }],
    {
      actor,
      now,
    },
  )
}
