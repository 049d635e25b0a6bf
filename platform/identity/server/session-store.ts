/** Sessions as rows: begun, given a new token, raised, ended. Each function one statement, named by what it does. */
import { sql } from 'kysely'
import type { LoginType } from '#access/session.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'

type NewSession = {
  readonly id: string
  readonly accountId: string
  readonly companyId: string | null
  readonly loginType: LoginType
  readonly complete: boolean
  readonly withSecondFactor: boolean
  readonly tokenId: string
  readonly tokenExpiresAt: Date
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly address: string
  readonly userAgent: string
}

export async function insertSession(tx: SystemTx, one: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: one.id,
      account_id: one.accountId,
      company_id: one.companyId,
      login_type: one.loginType,
      complete: one.complete,
      with_second_factor: one.withSecondFactor,
      token_id: one.tokenId,
      token_expires_at: one.tokenExpiresAt.toISOString(),
      created_at: one.createdAt.toISOString(),
      last_seen_at: one.createdAt.toISOString(),
      expires_at: one.expiresAt.toISOString(),
      address: one.address,
      user_agent: one.userAgent.slice(0, 400),
    })
    .execute()
}

export type SessionRow = {
  readonly id: string
  readonly account_id: string
  readonly company_id: string | null
  readonly login_type: LoginType
  readonly complete: boolean
  readonly with_second_factor: boolean
  readonly chosen_role: string | null
  readonly token_id: string
  readonly token_expires_at: string
  readonly expires_at: string
  readonly created_at: string
  readonly pending_totp_secret: string | null
  readonly wrong_codes: number
}

/** Locked until the transaction ends: whoever changes a session does so alone. Undefined once it has ended. */
export async function lockSession(tx: SystemTx, id: string): Promise<SessionRow | undefined> {
  const found = await sql<SessionRow>`
    select id, account_id, company_id, login_type, complete, with_second_factor, chosen_role, token_id,
           token_expires_at, expires_at, created_at, pending_totp_secret, wrong_codes
    from sessions where id = ${id} and ended_at is null for update`.execute(tx)
  return found.rows[0]
}

export type NewToken = { readonly id: string; readonly expiresAt: Date; readonly formerUntil: Date | null }

/** Without a grace the former token ends at once. */
export async function replaceToken(tx: SystemTx, sessionId: string, token: NewToken): Promise<void> {
  await sql`
    update sessions set former_token_id = token_id, former_until = ${token.formerUntil?.toISOString() ?? null},
                        token_id = ${token.id}, token_expires_at = ${token.expiresAt.toISOString()}
    where id = ${sessionId}`.execute(tx)
}

export async function completeSession(tx: SystemTx, sessionId: string, expiresAt: Date): Promise<void> {
  await sql`
    update sessions set complete = true, with_second_factor = true, pending_totp_secret = null, wrong_codes = 0,
                        expires_at = ${expiresAt.toISOString()}
    where id = ${sessionId}`.execute(tx)
}

export async function chooseRole(tx: SystemTx, sessionId: string, role: string): Promise<void> {
  await sql`update sessions set chosen_role = ${role} where id = ${sessionId}`.execute(tx)
}

export async function raiseSession(tx: SystemTx, sessionId: string, until: Date): Promise<void> {
  await sql`update sessions set confirmed_until = ${until.toISOString()} where id = ${sessionId}`.execute(tx)
}

export async function keepPendingSecret(tx: SystemTx, sessionId: string, sealed: string): Promise<void> {
  await sql`update sessions set pending_totp_secret = ${sealed} where id = ${sessionId}`.execute(tx)
}

export async function countWrongCode(tx: SystemTx, sessionId: string): Promise<number> {
  const found = await sql<{ wrong_codes: number }>`
    update sessions set wrong_codes = wrong_codes + 1 where id = ${sessionId} returning wrong_codes`.execute(tx)
  return found.rows[0]?.wrong_codes ?? 0
}

/** Those that nobody ended, also where their time is over. */
export async function openSessionsOf(tx: SystemTx, accountId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sessions where account_id = ${accountId} and ended_at is null`.execute(tx)
  return rows.map(({ id }) => id)
}

export type Ending = { readonly because: string; readonly now: Date }
type Whose =
  | { readonly session: string }
  | { readonly account: string; readonly except?: string }
  | { readonly company: string }

/**
 * Ends sessions and gives their ids, for `announceEnded` once the transaction is done. Everything that must end
 * sessions comes here: leaving, disabling, a changed password, second factor or role, a closed company.
 */
export async function endSessions(tx: SystemTx, whose: Whose, { because, now }: Ending): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    update sessions set ended_at = ${now.toISOString()}, ended_because = ${because}
    where ended_at is null and ${conditionOf(whose)} returning id`.execute(tx)
  return found.rows.map(({ id }) => id)
}

/** The company begins to demand a second factor: who signed in without one has a quarter of an hour left. */
export async function shortenSessionsWithoutSecondFactor(tx: Tx, companyId: string, until: Date): Promise<void> {
  await sql`
    update sessions set expires_at = least(expires_at, ${until.toISOString()}::timestamptz)
    where company_id = ${companyId} and ended_at is null and not with_second_factor`.execute(tx)
}

function conditionOf(whose: Whose) {
  if ('session' in whose) return sql`id = ${whose.session}`
  if ('company' in whose) return sql`company_id = ${whose.company}`
  return whose.except === undefined
    ? sql`account_id = ${whose.account}`
    : sql`account_id = ${whose.account} and id <> ${whose.except}`
}
