/** A name that is taken is told by the database, so that two at the same moment cannot both have it. */
import { sqlState } from '#platform/database/server/sql-state.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'

const DUPLICATE = '23505'

export function unlessTaken<Done>(work: Promise<Done>): Promise<Done> {
  return work.catch((failure: unknown) => {
    if (sqlState(failure) === DUPLICATE)
      throw new Refusal(problem('leave.name-taken', { errors: { name: ['leave.name-taken'] } }))
    throw failure
  })
}
