/** Two cards of the same person for the same vacancy become one; what the other held stands beside. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { type KeptRows, keptRows, putBack } from '#platform/undo/server/kept-rows.ts'
import { undoable } from '#platform/undo/server/undoable.ts'
import { mergeCandidate } from '../contract/candidates.ts'
import { type Acting, happenedTo } from './acting.ts'
import { candidatesOf, insertRepeats } from './candidate-store.ts'
import { addEvents } from './event-store.ts'

type Kept = {
  readonly from: string
  readonly into: string
  readonly count: number
  readonly card: KeptRows
  readonly repeat: string
  readonly moved: Readonly<Record<Beside, readonly string[]>>
  readonly event: readonly string[]
}
const BESIDE = ['candidate_repeats', 'candidate_events', 'interviews'] as const
type Beside = (typeof BESIDE)[number]

export const mergeUndo = undoable<Kept>({
  kind: 'candidates.merge',
  endpoint: mergeCandidate,
  async undo(tx, call, { from, into, count, card, repeat, moved, event }) {
    const { companyId } = call.company
    const [row] = await candidatesOf(tx, companyId, { ids: [into] }, true)
    if (!row) throw new Refusal(problem('undo.in-the-way'))
    await putBack(tx, card)
    await sql`delete from candidate_repeats where company_id = ${companyId} and id = ${repeat}`.execute(tx)
    await deleteByIds(tx, 'candidate_events', event)
    for (const table of BESIDE) {
      await sql`update ${sql.table(table)} set candidate_id = ${from}
                where company_id = ${companyId} and id = any(${[...moved[table]]}::uuid[])`.execute(tx)
    }
    await sql`update candidates set applications = applications - ${count}
              where company_id = ${companyId} and id = ${into}`.execute(tx)
    await happenedTo(tx, call, 'candidates.merge-undone', [row])
  },
})

export async function merge(tx: Tx, call: Acting, from: string, into: string) {
  const { company, clock, actor } = call
  const { companyId } = company
  const rows = await candidatesOf(tx, companyId, { ids: [from, into] }, true)
  const [gone, stays] = [rows.find(({ id }) => id === from), rows.find(({ id }) => id === into)]
  if (!gone) return undefined
  const refuse = (word: string) => new Refusal(problem(word, { errors: { into: [word] } }))
  if (!stays || from === into || stays.vacancy_id !== gone.vacancy_id) throw refuse('candidates.not-the-same')
  const offered = await sql`select from offers where company_id = ${companyId} and candidate_id = ${from}`.execute(tx)
  if (offered.rows.length > 0) throw refuse('candidates.no-longer')
  const card = await keptRows(tx, companyId, ['candidates', { id: from }])
  const moved = {} as Record<Beside, string[]>
  for (const table of BESIDE) {
    const { rows: found } = await sql<{ id: string }>`
      update ${sql.table(table)} set candidate_id = ${into}
      where company_id = ${companyId} and candidate_id = ${from} returning id`.execute(tx)
    moved[table] = found.map(({ id }) => id)
  }
  const now = clock.now()
  const repeat = newId(now.getTime())
  const { full_name, email, phone, country_code, expected_salary, available_from, cover_letter, answers } = gone
  const { source, talent_pool, consent_version, consent_language, consented_at, identity_number } = gone
  const given = { full_name, email, phone, country_id: country_code, expected_salary, available_from, cover_letter }
  const more = { source, talent_pool, consent_version, consent_language, consented_at, identity_number }
  const { rows: links } = await sql<{ token_digest: string | null }>`
    select token_digest from candidates where company_id = ${companyId} and id = ${from}`.execute(tx)
  const beside = {
    ...{ id: repeat, candidate_id: into, given: { ...given, ...more, answers }, resume_file: gone.resume_file },
    token_digest: links[0]?.token_digest ?? null,
  }
  await insertRepeats(tx, companyId, [{ ...beside, at: gone.created_at }], gone.applications)
  const event = await addEvents(tx, companyId, [{ candidate_id: into, kind: 'merged' }], actor, now)
  await sql`delete from candidates where company_id = ${companyId} and id = ${from}`.execute(tx)
  const kept = { from, into, count: gone.applications, card, repeat, moved, event }
  const undo = await mergeUndo.keep(tx, call, kept)
  await happenedTo(tx, call, 'candidates.merged', [stays])
  return undo
}
