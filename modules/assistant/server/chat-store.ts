/** Conversations: questions with their answers, sealed for the one person whose they are. */
import { sql } from 'kysely'
import type { PageMeta, PageWanted } from '#kernel/paging.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { StoredKind } from '../model/answer.ts'
import type { Said } from './asking.ts'

const SEALED_AS = 'assistant_messages.sealed'

/** What stands in the sealed text. */
type Kept = Omit<Said, 'kind' | 'skill'> & { readonly question: string }

type Message = Kept & {
  readonly id: string
  readonly kind: StoredKind
  readonly skill: string | null
  readonly helpful: boolean | null
  readonly created_at: string
}
type Row = Omit<Message, keyof Kept> & { readonly sealed: string }

type New = {
  readonly id: string
  readonly accountId: string
  readonly question: string
  readonly said: Said & { readonly kind: StoredKind }
  readonly now: Date
}

export async function keepMessage(tx: Tx, seal: Seal, companyId: string, message: New): Promise<void> {
  const { id, accountId, question, now } = message
  const { kind, skill, ...rest } = message.said
  const sealed = seal.seal(JSON.stringify({ question, ...rest } satisfies Kept), SEALED_AS)
  await sql`
    insert into assistant_messages (company_id, id, account_id, kind, skill, sealed, created_at)
    values (${companyId}, ${id}, ${accountId}, ${kind}, ${skill}, ${sealed}, ${now.toISOString()})`.execute(tx)
}

/** The newest first. */
export async function messagesOf(
  tx: Tx,
  seal: Seal,
  companyId: string,
  accountId: string,
  { page, perPage }: PageWanted,
): Promise<{ readonly messages: readonly Message[]; readonly meta: PageMeta }> {
  const { rows } = await sql<Row & { readonly total: number }>`
    select id, kind, skill, sealed, helpful, created_at, (count(*) over ())::int as total from assistant_messages
    where company_id = ${companyId} and account_id = ${accountId}
    order by created_at desc, id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(tx)
  return {
    messages: rows.map(({ sealed, total: _, ...row }) => ({
      ...row,
      ...(JSON.parse(seal.open(sealed, SEALED_AS)) as Kept),
    })),
    meta: { page, per_page: perPage, total: rows[0]?.total ?? 0 },
  }
}

export async function forgetMessages(tx: Tx, companyId: string, accountId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from assistant_messages where company_id = ${companyId} and account_id = ${accountId}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** False where it is not theirs. */
export async function rateMessage(
  tx: Tx,
  companyId: string,
  { id, accountId, helpful }: { readonly id: string; readonly accountId: string; readonly helpful: boolean | null },
): Promise<boolean> {
  const { rows } = await sql`
    update assistant_messages set helpful = ${helpful}
    where company_id = ${companyId} and id = ${id} and account_id = ${accountId} returning id`.execute(tx)
  return rows.length > 0
}

type Counts = {
  readonly answered: number
  readonly unanswered: number
  readonly helpful: number
  readonly not_helpful: number
}

/** Of everybody since that day, without who asked what. */
export async function countsSince(tx: Tx, companyId: string, from: PlainDate, timezone: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (count(*) filter (where kind = 'answer'))::int as answered,
      (count(*) filter (where kind <> 'answer'))::int as unanswered,
      (count(*) filter (where helpful))::int as helpful, (count(*) filter (where not helpful))::int as not_helpful
    from assistant_messages
    where company_id = ${companyId} and created_at >= ${from}::timestamp at time zone ${timezone}`.execute(tx)
  return rows[0] ?? { answered: 0, unanswered: 0, helpful: 0, not_helpful: 0 }
}
