import { differences } from '#platform/activity/model/differences.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'

export type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }
type Fields = Readonly<Record<string, unknown>>

/** What changed of the company itself; nothing where nothing did. */
export async function logChange(
  tx: Tx,
  { company, actor, clock }: Acting,
  action: string,
  before: Fields,
  after: Fields,
): Promise<void> {
  const differing = differences(before, after)
  if (!differing) return
  const subject = { kind: 'company', id: company.companyId }
  await record(tx, company.companyId, [{ action, subject, ...differing }], { actor, now: clock.now() })
}

export const changedBy = ({ name }: Actor) => ({ employeeIds: 'everybody', cause: 'company', by: name }) as const
