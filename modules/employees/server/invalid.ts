import { sqlState } from '#platform/database/server/sql-state.ts'
import { type Problem, problem, Refusal } from '#platform/http/server/answers.ts'

/** Field -> word keys of what is wrong with it. */
export const invalid = (errors: Readonly<Record<string, readonly string[]>>): Problem =>
  problem('http.invalid', { errors })

const DUPLICATE = '23505'

/** Two people may ask for one staff ID at the same moment; the database decides. */
export function staffIdTaken(failure: unknown): never {
  if (sqlState(failure) !== DUPLICATE) throw failure
  throw new Refusal(problem('employees.staff-id-taken', { errors: { staff_id: ['employees.staff-id-taken'] } }))
}
