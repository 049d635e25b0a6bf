/** Papers of claims, by their bytes as well: the same receipt is found wherever it is claimed. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { closedEmpty, LIVE } from './claim-rows.ts'

export type Paper = {
  readonly file_id: string
  readonly claim_id: string | null
  readonly uploaded_by: string
  readonly sha256: string
}

export async function papersOf(tx: Tx, companyId: string, fileIds: readonly string[]): Promise<Paper[]> {
  if (fileIds.length === 0) return []
  const { rows } = await sql<Paper>`
    select file_id, claim_id, uploaded_by, sha256 from claim_attachments
    where company_id = ${companyId} and file_id = any(${[...fileIds]}::uuid[])`.execute(tx)
  return rows
}

/**
 * Whoever claims papers of these bytes, or has read them, waits until the transaction ends: two who share a receipt know
 * of each other, and a claim knows what was read. Whoever only looks waits for nobody.
 */
export async function holdBytes(tx: Tx, companyId: string, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  const keys = [...new Set(hashes)].sort().map((hash) => `${companyId} receipt ${hash}`)
  await sql`
    select pg_advisory_xact_lock(found.key) from (
      select hashtextextended(h.key, 0) as key from unnest(${keys}::text[]) as h(key)
      where current_setting('transaction_read_only') = 'off' order by 1) found`.execute(tx)
}

/** Those of these bytes that stand in somebody's live claim. */
export async function sameBytes(
  tx: Tx,
  companyId: string,
  hashes: readonly string[],
  except: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (hashes.length === 0) return new Map()
  const { rows } = await sql<{ sha256: string; claim_id: string }>`
    select a.sha256, min(a.claim_id::text) as claim_id from claim_attachments a
    join claims x on x.company_id = a.company_id and x.id = a.claim_id and x.status in ${LIVE}
    where a.company_id = ${companyId} and a.sha256 = any(${[...hashes]}) and x.id <> all(${[...except]}::uuid[])
      and not ${closedEmpty(sql`x.status`, sql`x.claimable_amount`)}
    group by 1`.execute(tx)
  return new Map(rows.map(({ sha256, claim_id }) => [sha256, claim_id]))
}

export type PaperOfClaim = { readonly id: string; readonly name: string; readonly type: string }

export async function papersOfClaim(tx: Tx, companyId: string, claimId: string): Promise<PaperOfClaim[]> {
  const { rows } = await sql<PaperOfClaim>`
    select f.id, f.name, f.type from claim_attachments a
    join files f on f.company_id = a.company_id and f.id = a.file_id
    where a.company_id = ${companyId} and a.claim_id = ${claimId} order by a.uploaded_at, f.id`.execute(tx)
  return rows
}

/** Uploaded by the account, of no claim yet. */
export async function unclaimedPapers(tx: Tx, companyId: string, accountId: string) {
  const { rows } = await sql<PaperOfClaim & { readonly uploaded_at: string }>`
    select f.id, f.name, f.type, a.uploaded_at from claim_attachments a
    join files f on f.company_id = a.company_id and f.id = a.file_id
    where a.company_id = ${companyId} and a.uploaded_by = ${accountId} and a.claim_id is null
    order by a.uploaded_at desc, f.id`.execute(tx)
  return rows
}

/** The bytes' sum stands with the file already. */
export async function insertPaper(
  tx: Tx,
  companyId: string,
  { fileId, uploadedBy, at }: { readonly fileId: string; readonly uploadedBy: string; readonly at: string },
): Promise<string> {
  const { rows } = await sql<{ sha256: string }>`
    insert into claim_attachments (company_id, file_id, uploaded_by, sha256, uploaded_at)
    select company_id, id, ${uploadedBy}, sha256, ${at} from files where company_id = ${companyId} and id = ${fileId}
    returning sha256`.execute(tx)
  return rows[0]?.sha256 ?? ''
}
