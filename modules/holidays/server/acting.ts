import { type Happened, record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { sqlState } from '#platform/database/server/sql-state.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'

export type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }

export const log = (tx: Tx, { company, actor, clock }: Acting, happened: Happened): Promise<void> =>
  record(tx, company.companyId, [happened], { actor, now: clock.now() })

const DUPLICATE = '23505'

/** What is there already is told by the database, so that two at the same moment cannot both add it. */
export function unlessTaken<Done>(work: Promise<Done>, field: string, word: string): Promise<Done> {
  return work.catch((failure: unknown) => {
    if (sqlState(failure) === DUPLICATE) throw new Refusal(problem(word, { errors: { [field]: [word] } }))
    throw failure
  })
}
