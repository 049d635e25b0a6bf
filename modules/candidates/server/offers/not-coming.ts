/**
 * Whoever accepted does not come: the offer is over, what they said of themselves and what was prepared for them goes,
 * and their head is free again.
 */
import { sql } from 'kysely'
import { fill } from '#modules/recruitment/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { dropFiles } from '#platform/files/server/kept-files.ts'
import type { Services } from '#platform/http/server/services.ts'
import { acceptedOf } from './offer-store.ts'

/** What any of it is done with, also where nobody is signed in. */
export type Means = Pick<Services, 'clock' | 'seal' | 'settings'> & { readonly company: { readonly companyId: string } }
/** What others prepared for whoever was to come: meetings are called off, tasks go. */
export type NotComing = (tx: Tx, means: Means, candidateId: string) => Promise<void>

/** The bytes that go once the transaction has ended. */
export async function comesNot(
  tx: Tx,
  means: Means,
  candidateId: string,
  prepared: NotComing | undefined,
): Promise<readonly string[]> {
  const { companyId } = means.company
  await sql`
    update offers set status = 'withdrawn' where company_id = ${companyId} and candidate_id = ${candidateId}
      and status = 'accepted'`.execute(tx)
  const { rows: files } = await sql<{ id: string }>`
    delete from newcomer_files where company_id = ${companyId} and candidate_id = ${candidateId} and taken_at is null
    returning file_id as id`.execute(tx)
  await sql`delete from newcomers where company_id = ${companyId} and candidate_id = ${candidateId}`.execute(tx)
  await prepared?.(tx, means, candidateId)
  return dropFiles(
    tx,
    companyId,
    files.map(({ id }) => id),
  )
}

/** Counted anew, once the candidate stands elsewhere: the vacancy opens again. */
export async function countHeads(tx: Tx, companyId: string, vacancyId: string, now: Date): Promise<void> {
  await fill(tx, companyId, vacancyId, await acceptedOf(tx, companyId, vacancyId), now)
}
