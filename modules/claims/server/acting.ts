/** What every change of claim settings does around its own statement. */
import { differences } from '#platform/activity/model/differences.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { sqlState } from '#platform/database/server/sql-state.ts'
import { type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'

type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }
type Fields = Readonly<Record<string, unknown>>
type Subject = {
  readonly kind: 'claim_category' | 'claim_group' | 'claim_type' | 'claim_flow' | 'claim_limit' | 'claim_policy'
  readonly id?: string
  readonly name: string
}

const DUPLICATE = '23505'

/** A name that is taken is told by the database, so that two at the same moment cannot both have it. */
export function unlessTaken<Done>(work: Promise<Done>): Promise<Done> {
  return work.catch((failure: unknown) => {
    if (sqlState(failure) === DUPLICATE) throw new Refusal(wrong('name', 'claims.name-taken'))
    throw failure
  })
}

export const wrong = (field: string, key: string): Problem => problem('http.invalid', { errors: { [field]: [key] } })

/** Nothing where nothing differs. Last in the transaction. */
export async function log(tx: Tx, { company, actor, clock }: Acting, subject: Subject, before: Fields, after: Fields) {
  const differing = differences(before, after)
  if (!differing) return
  const happened = { action: 'claims.changed', subject, ...differing }
  await record(tx, company.companyId, [happened], { actor, now: clock.now() })
}
