/** Who is told of what became of objectives. */
import type { Tx } from '#platform/database/server/connect.ts'
import { notify } from '#platform/notices/server/notify.ts'
import type { Acting } from './acting.ts'
import type { OkrRow } from './okr-store.ts'

/** The person whose they are; nobody of a department's or the company's. */
export async function tellOwner(
  tx: Tx,
  { company, clock, actor }: Pick<Acting, 'company' | 'clock' | 'actor'>,
  { id, account_id, year, quarter }: OkrRow,
  word: string,
): Promise<void> {
  if (account_id === null || account_id === actor.accountId) return
  const params = { year: String(year), quarter }
  await notify(tx, company.companyId, [account_id], { word, params, link: `/me/okr?open=${id}`, at: clock.now() })
}
