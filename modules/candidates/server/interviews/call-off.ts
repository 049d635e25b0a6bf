/**
 * Interviews to come of whoever is no longer to be interviewed are called off: they go from the calendars, and their
 * links are over. What a move can be undone with waits with the letter of a refusal, and is put back with it.
 */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Say } from '#platform/http/server/say.ts'
import { unwantDelayed } from '#platform/mail/server/wanted-mails.ts'
import type { OffWord } from '../../model/off-words.ts'
import type { CandidateRow } from '../candidate-store.ts'
import type { Means } from '../offers/not-coming.ts'
import { interviewsOf } from './interview-store.ts'
import { inviteAll } from './invite.ts'

type How = {
  readonly reason: OffWord
  /** Without it the letter to the candidate says that it does not take place, and no more. */
  readonly explained?: boolean
  /** Told only then, so that it can still be taken back. */
  readonly dueAt?: Date
  /** Of whom all goes: the mails name the position alone. */
  readonly unnamed?: boolean
}

/** The ids of what was called off. */
export async function callOffAll(
  tx: Tx,
  means: Means & { readonly say: Say },
  rows: readonly CandidateRow[],
  { reason, explained = true, dueAt, unnamed = false }: How,
): Promise<readonly string[]> {
  const { companyId } = means.company
  const { rows: gone } = await sql<{ id: string }>`
    update interviews set status = 'cancelled', cancel_reason = ${reason}, sequence = sequence + 1
    where company_id = ${companyId} and candidate_id = any(${rows.map(({ id }) => id)}::uuid[])
      and status = 'planned' and starts_at > ${means.clock.now().toISOString()}
    returning id`.execute(tx)
  const ids = gone.map(({ id }) => id)
  if (ids.length === 0) return []
  const whose = new Map(rows.map((row) => [row.id, unnamed ? { ...row, full_name: row.position_name } : row]))
  const telling = {
    ...{ method: 'CANCEL' as const, word: 'cancelled' as const, dueAt, forgotten: unnamed, explained },
    reason: { en: means.say('en', reason), 'zh-Hant': means.say('zh-Hant', reason) },
  }
  const off = await interviewsOf(tx, companyId, { ids })
  const told = off.flatMap((of) => {
    const candidate = whose.get(of.candidate_id)
    return candidate ? [{ of, candidate, telling }] : []
  })
  await inviteAll(tx, means, told)
  return ids
}

/** Those of which nobody was told yet stand as before; where it was told, they stay off. */
export async function planAgain(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  const untold = await unwantDelayed(tx, companyId, ids)
  await sql`
    update interviews set status = 'planned', cancel_reason = null, sequence = sequence - 1
    where company_id = ${companyId} and id = any(${[...untold]}::uuid[]) and status = 'cancelled'`.execute(tx)
}
