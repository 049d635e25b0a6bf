/** One shape for every change of somebody's account: lock, decide and change, note, end, tell. */
import { type Happened, record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { notFound, type Problem, type Reply, reply } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { type AccountRow, lockAccount, lockCompany } from './account-store.ts'
import { announceEnded } from './ended-sessions.ts'

type ChangeCall = Pick<Call<Endpoint>, 'db' | 'clock' | 'company' | 'actor'>
type Change = (
  tx: SystemTx,
  account: AccountRow,
  now: Date,
) => Promise<{ happened: Happened; ended?: readonly string[] }>

export async function changeAccount(
  { db, clock, company, actor }: ChangeCall,
  id: string,
  messageKey: string,
  change: Change,
): Promise<Reply<null> | Problem> {
  const now = clock.now()
  const ended = await db.system.transaction(async (tx) => {
    // The company first: of two admins who take each other's role away at once, one comes too late.
    await lockCompany(tx.of(company.companyId), company.companyId)
    const account = await lockAccount(tx.of(company.companyId), company.companyId, id)
    if (!account) return undefined
    const { happened, ended = [] } = await change(tx, account, now)
    await record(tx.of(company.companyId), company.companyId, [happened], { actor, now })
    return ended
  })
  if (!ended) return notFound()
  await announceEnded(db, ended)
  return reply(null, { messageKey })
}

export function named(
  account: AccountRow,
  action: string,
  before?: Happened['before'],
  after?: Happened['after'],
): Happened {
  return { action, subject: { kind: 'account', id: account.id, name: account.email }, before, after }
}
