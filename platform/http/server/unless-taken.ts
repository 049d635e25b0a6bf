import { sqlState } from '#platform/database/server/sql-state.ts'
import { problem, Refusal } from './answers.ts'

const DUPLICATE = '23505'

/**
 * What is there already is told by the database, so that two at the same moment cannot both add it; said at its field,
 * and over the form by the same word where nothing else is `said`.
 */
export function unlessTaken<Done>(work: Promise<Done>, field: string, word: string, said = word): Promise<Done> {
  return work.catch((failure: unknown) => {
    if (sqlState(failure) === DUPLICATE) throw new Refusal(problem(said, { errors: { [field]: [word] } }))
    throw failure
  })
}
