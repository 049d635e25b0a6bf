/** What every change of the lists of travel does around its own statement. */
import { differences } from '#platform/activity/model/differences.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { sqlState } from '#platform/database/server/sql-state.ts'
import { type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'

export type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }
type Fields = Readonly<Record<string, unknown>>
type Subject = { readonly kind: 'travel' | 'cost_centre' | 'per_diem'; readonly id: string; readonly name: string }

const DUPLICATE = '23505'

/** Told by the database, so that two at the same moment cannot both have it. */
export function unlessTaken<Done>(work: Promise<Done>, field: string, key: string): Promise<Done> {
  return work.catch((failure: unknown) => {
    if (sqlState(failure) === DUPLICATE) throw new Refusal(wrong(field, key))
    throw failure
  })
}

export const wrong = (field: string, key: string): Problem =>
  problem(key, field === '' ? {} : { errors: { [field]: [key] } })

/** Nothing where nothing differs. Last in the transaction. */
export async function log(
  tx: Tx,
  { company, actor, clock }: Acting,
  action: string,
  subject: Subject,
  before: Fields,
  after: Fields,
) {
  const differing = differences(before, after)
  if (!differing) return
  await record(tx, company.companyId, [{ action, subject, ...differing }], { actor, now: clock.now() })
}
