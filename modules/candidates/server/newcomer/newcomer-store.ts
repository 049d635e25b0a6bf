/** The newcomer behind a link: whose it is, until when, and what they said, which lies sealed. */
import { sql } from 'kysely'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Told } from '#modules/employees/contract/told-by-newcomer.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { newToken } from '../tokens.ts'

const OPEN_AFTER_FIRST_DAY = 7
export const TOLD = 'newcomer'

export type NewcomerRow = {
  readonly id: string
  readonly candidate_id: string
  readonly employee_id: string | null
  readonly full_name: string
  readonly position_name: string
  readonly first_day: string
  readonly told: string | null
  readonly told_at: string | null
  readonly taken_at: string | null
}

/** The secret of the link; undefined where they have one already. */
export async function insertNewcomer(
  tx: Tx,
  companyId: string,
  candidateId: string,
  now: Date,
): Promise<string | undefined> {
  const { token, digest } = newToken()
  const { rows } = await sql`
    insert into newcomers (company_id, id, candidate_id, token_digest, created_at)
    values (${companyId}, ${newId(now.getTime())}, ${candidateId}, ${digest}, ${now.toISOString()})
    on conflict (company_id, candidate_id) do nothing returning id`.execute(tx)
  return rows.length > 0 ? token : undefined
}

export async function newcomerRow(
  tx: Tx,
  companyId: string,
  which: { readonly id: string } | { readonly candidateId: string },
  hold = false,
): Promise<NewcomerRow | undefined> {
  const own = 'id' in which ? sql`n.id = ${which.id}` : sql`n.candidate_id = ${which.candidateId}`
  const { rows } = await sql<NewcomerRow>`
    select n.id, n.candidate_id, c.employee_id, coalesce(e.full_name, c.full_name) as full_name, o.position_name,
      coalesce(e.joined_on, o.starts_on, o.first_day) as first_day, n.told, n.told_at, n.taken_at
    from newcomers n
      join candidates c on c.company_id = n.company_id and c.id = n.candidate_id
      join offers o on o.company_id = n.company_id and o.candidate_id = n.candidate_id and o.status = 'accepted'
      left join employees e on e.company_id = n.company_id and e.id = c.employee_id
    where n.company_id = ${companyId} and ${own} ${hold ? sql`for update of n` : sql``}`.execute(tx)
  return rows[0]
}

export const openUntil = ({ first_day }: Pick<NewcomerRow, 'first_day'>): PlainDate =>
  addDays(plainDateOf(first_day), OPEN_AFTER_FIRST_DAY)

export const toldOf = (seal: Seal, { told }: Pick<NewcomerRow, 'told'>): Told =>
  told === null ? {} : (JSON.parse(seal.open(told, TOLD)) as Told)

export async function saveTold(
  tx: Tx,
  { seal, companyId, id }: { readonly seal: Seal; readonly companyId: string; readonly id: string },
  told: Told,
  now: Date,
): Promise<void> {
  await sql`
    update newcomers set told = ${seal.seal(JSON.stringify(told), TOLD)}, told_at = ${now.toISOString()}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function markTaken(tx: Tx, companyId: string, candidateId: string, now: Date): Promise<void> {
  await sql`update newcomers set taken_at = ${now.toISOString()}
            where company_id = ${companyId} and candidate_id = ${candidateId} and told is not null`.execute(tx)
}
