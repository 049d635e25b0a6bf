/** What the database alone can know, as two may act at the same moment: its refusals, said as ours. */
import { isReferenceBroken } from '#platform/database/server/gone.ts'
import { sqlState } from '#platform/database/server/sql-state.ts'
import { type Problem, problem, Refusal } from './answers.ts'

const DUPLICATE = '23505'

export const isDuplicate = (failure: unknown): boolean => sqlState(failure) === DUPLICATE

/** What is there already cannot be added twice: said at its field, under `heading` where it has one of its own. */
export const unlessTaken = <Done>(work: Promise<Done>, field: string, word: string, heading = word): Promise<Done> =>
  unlessDuplicate(work, () => problem(heading, field === '' ? {} : { errors: { [field]: [word] } }))

/** The same where it depends on what is taken: the name of the constraint says it. */
export const unlessDuplicate = <Done>(work: Promise<Done>, taken: (constraint: string) => Problem): Promise<Done> =>
  work.catch((failure: unknown) => {
    if (!isDuplicate(failure)) throw failure
    throw new Refusal(taken(String(Reflect.get(failure as object, 'constraint') ?? '')))
  })

/** What something else still names cannot go; where it is told outside the transaction, nothing of it has gone. */
export const unlessInUse = <Done>(work: Promise<Done>, inUse: () => Problem): Promise<Done> =>
  work.catch((failure: unknown) => {
    throw isReferenceBroken(failure) ? new Refusal(inUse()) : failure
  })
