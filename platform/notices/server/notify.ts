/** Tells people something inside the product, in the transaction of what happened: both are stored, or neither. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { userChannel } from '#platform/realtime/model/channels.ts'
import { publishOnCommit } from '#platform/realtime/server/publish.ts'
import type { Notice } from '../model/notice.ts'

/**
 * `accountIds` are accounts, not employees; each is told once, however often it is named. Their open pages hear of
 * it as soon as the transaction is committed. The word stands in the module's `words/messages.*.json`.
 */
export async function notify(tx: Tx, companyId: string, accountIds: readonly string[], notice: Notice): Promise<void> {
  const accounts = [...new Set(accountIds)]
  await notifyEach(
    tx,
    companyId,
    accounts.map((accountId) => ({ accountId, notice })),
  )
}

type ToOne = { readonly accountId: string; readonly notice: Notice }

/** Many people, each something of their own, in one statement. */
export async function notifyEach(tx: Tx, companyId: string, told: readonly ToOne[]): Promise<void> {
  if (told.length === 0) return
  const rows = told.map(({ accountId, notice: { word, params = {}, link, at } }) => ({
    account_id: accountId,
    id: newId(at?.getTime()),
    at: at?.toISOString() ?? null,
    word,
    params,
    link,
  }))
  await sql`
    insert into notices (company_id, account_id, id, word, params, link, created_at)
    select ${companyId}, account_id, id, word, params, link, coalesce(at, now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as told(account_id uuid, id uuid, at timestamptz, word text, params jsonb, link text)`.execute(tx)
  for (const account of new Set(rows.map(({ account_id }) => account_id))) {
    publishOnCommit(tx, userChannel(account), 'notice', {})
  }
}

/** What was asked of several people is done: nobody needs to be told of it any more. */
export async function settleNotices(
  tx: Tx,
  companyId: string,
  { word, link, at }: Pick<Notice, 'word' | 'link' | 'at'>,
): Promise<void> {
  await settleEach(tx, companyId, { words: [word], links: [link], at })
}

/** The same of many things at once. */
export async function settleEach(
  tx: Tx,
  companyId: string,
  { words, links, at }: { readonly words: readonly string[]; readonly links: readonly string[]; readonly at?: Date },
): Promise<void> {
  const { rows } = await sql<{ account_id: string }>`
    update notices set read_at = coalesce(${at?.toISOString() ?? null}::timestamptz, now())
    where company_id = ${companyId} and link = any(${[...links]}) and word = any(${[...words]}) and read_at is null
    returning account_id`.execute(tx)
  for (const account of new Set(rows.map(({ account_id }) => account_id))) {
    publishOnCommit(tx, userChannel(account), 'notice', {})
  }
}
