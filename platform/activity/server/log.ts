/** What every change writes last in its transaction: `record` for whoever acts on a call. */
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { differences } from '../model/differences.ts'
import { type By, type Happened, record } from './activity.ts'

/** Who acts in which company, and the clock of the server. */
export type Acting = {
  readonly company: Pick<CompanyDb, 'companyId'>
  readonly actor: By
  readonly clock: Pick<Clock, 'now'>
}
type Fields = Readonly<Record<string, unknown>>

export const log = (tx: Tx, { company, actor, clock }: Acting, ...happened: readonly Happened[]): Promise<void> =>
  record(tx, company.companyId, happened, { actor, now: clock.now() })

/** Nothing where nothing differs. */
export async function logDifferences(
  tx: Tx,
  acting: Acting,
  happened: Pick<Happened, 'action' | 'subject'>,
  before: Fields,
  after: Fields,
): Promise<void> {
  const differing = differences(before, after)
  if (differing) await log(tx, acting, { ...happened, ...differing })
}

/** Also where nothing differs: that it happened is told, with what does. */
export const logWithDifferences = (
  tx: Tx,
  acting: Acting,
  { action, subject, before = {}, after = {} }: Happened,
): Promise<void> => log(tx, acting, { action, subject, ...differences(before, after) })
