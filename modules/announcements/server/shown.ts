/** Reads one announcement for an answer. */
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import { announcementsOf, type Now } from './announcement-store.ts'
import { filesOf } from './file-store.ts'
import { announcementView } from './views.ts'

export async function shown(tx: Tx, companyId: string, when: Now, id: string) {
  const [row] = (await announcementsOf(tx, companyId, when, { id })).rows
  if (!row) throw new Refusal(notFound())
  return announcementView(row, (await filesOf(tx, companyId, [id]))(id))
}
