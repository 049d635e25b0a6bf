/** Authenticator codes (RFC 6238): six digits of SHA-1 every thirty seconds, as every authenticator app makes them. */
import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { generate, generateSecret, generateURI } from 'otplib'
import QRCode from 'qrcode'
import type { SystemTx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { isSixDigits, openSteps, STEP_SECONDS } from '../model/second-factor.ts'
import type { AccountRow } from './account-store.ts'

const ISSUER = 'Kerja'

/** 160 random bits in base32. */
export const newTotpSecret = (): string => generateSecret({ length: 20 })

export const codeOfStep = (secret: string, step: number): Promise<string> =>
  generate({ secret, epoch: step * STEP_SECONDS, period: STEP_SECONDS, digits: 6, algorithm: 'sha1' })

/** The step whose code this is, of those still open; undefined for a wrong, an old or a used one. */
export async function stepOfCode(
  secret: string,
  code: string,
  now: Date,
  lastUsed: number | null,
): Promise<number | undefined> {
  if (!isSixDigits(code)) return undefined
  let found: number | undefined
  for (const step of openSteps(Math.floor(now.getTime() / 1000), lastUsed)) {
    const right = await codeOfStep(secret, step)
    if (timingSafeEqual(Buffer.from(right), Buffer.from(code))) found = step
  }
  return found
}

export async function enrolmentOf(secret: string, email: string) {
  const otpauth_url = generateURI({ issuer: ISSUER, label: email, secret })
  return { secret, otpauth_url, qr_svg: await QRCode.toString(otpauth_url, { type: 'svg', margin: 1 }) }
}

/** Bound to the person: moved to another account it cannot be opened. */
export const totpContext = (accountId: string): string => `totp ${accountId}`

/** Whether the code is right, and used up by asking: of twenty at once one is. */
export async function spendCode(
  tx: SystemTx,
  seal: Seal,
  account: AccountRow,
  code: string,
  now: Date,
): Promise<boolean> {
  if (account.totp_secret === null || account.totp_confirmed_at === null) return false
  const secret = seal.open(account.totp_secret, totpContext(account.id))
  const step = await stepOfCode(secret, code, now, account.totp_last_step)
  if (step === undefined) return false
  const used = await sql`
    update accounts set totp_last_step = ${step}
    where id = ${account.id} and (totp_last_step is null or totp_last_step < ${step})`.execute(tx)
  return used.numAffectedRows === 1n
}

/** False where the person has one already: a secret is never replaced, only removed first. */
export async function enrol(
  tx: SystemTx,
  accountId: string,
  sealed: string,
  step: number | null,
  now: Date,
): Promise<boolean> {
  const done = await sql`
    update accounts set totp_secret = ${sealed}, totp_confirmed_at = ${now.toISOString()}, totp_last_step = ${step}
    where id = ${accountId} and totp_confirmed_at is null`.execute(tx)
  return done.numAffectedRows === 1n
}

export async function removeAuthenticator(tx: SystemTx, accountId: string): Promise<void> {
  await sql`update accounts set totp_secret = null, totp_confirmed_at = null, totp_last_step = null
            where id = ${accountId}`.execute(tx)
  await sql`delete from recovery_codes where account_id = ${accountId}`.execute(tx)
}
