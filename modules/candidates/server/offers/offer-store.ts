/** Offers and their versions. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

/** Those that stand are over; their ids, so that it can be taken back. */
export async function endOffers(tx: Tx, companyId: string, candidateIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; status: string }>`
    with standing as (
      select id, status from offers where company_id = ${companyId}
        and candidate_id = any(${[...candidateIds]}::uuid[]) and status in ('waiting', 'approved', 'sent') for update)
    update offers o set status = 'withdrawn' from standing s
    where o.company_id = ${companyId} and o.id = s.id returning o.id, s.status`.execute(tx)
  return rows.map(({ id, status }) => `${status} ${id}`)
}

/** As `endOffers` found them. */
export async function restoreOffers(tx: Tx, companyId: string, ended: readonly string[]): Promise<void> {
  if (ended.length === 0) return
  const rows = ended.map((one) => ({ status: one.split(' ')[0], id: one.split(' ')[1] }))
  await sql`
    update offers o set status = former.status
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as former(id uuid, status text)
    where o.company_id = ${companyId} and o.id = former.id and o.status = 'withdrawn'`.execute(tx)
}
