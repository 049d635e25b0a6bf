import { type Happened, record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'

export type Acting = {
  readonly company: Pick<CompanyDb, 'companyId'>
  readonly actor: Actor
  readonly clock: Clock
}

/** Last in a transaction. */
export const log = (tx: Tx, { company, actor, clock }: Acting, ...happened: readonly Happened[]): Promise<void> =>
  record(tx, company.companyId, happened, { actor, now: clock.now() })
