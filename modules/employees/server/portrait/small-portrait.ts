/** The small picture of a person, opened: an address a page can show. */
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { portraitsOf } from './portrait-store.ts'

export const THUMBNAIL_CONTEXT = 'employee_portraits.thumbnail'

/** For whoever may see the person's record. */
export async function smallPortrait(tx: Tx, seal: Seal, companyId: string, id: string): Promise<string | undefined> {
  const [found] = await portraitsOf(tx, companyId, [id], { of: 'company' })
  return found && seal.open(found.thumbnail, THUMBNAIL_CONTEXT)
}
