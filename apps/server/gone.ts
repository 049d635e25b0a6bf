/**
 * What is said when something is removed in the very moment in which somebody puts something into it: each handler looks
 * first whether it is there, yet between the look and the entry another may take it away, and then the database alone
 * knows. One table for all that can be removed, by the table it lies in.
 */
import { goneFrom } from '#platform/database/server/gone.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import type { JobWork } from '#platform/jobs/server/jobs.ts'

/** The field that named it, as most bodies call it, and the sentence of whoever names what never was. */
const GONE = {
  departments: ['department_id', 'organisation.unknown-department'],
  divisions: ['division_id', 'organisation.unknown-division'],
  positions: ['position_id', 'organisation.unknown-position'],
  job_levels: ['job_level_id', 'organisation.unknown-level'],
  claim_groups: ['claim_group_id', 'claims.unknown-group'],
  claim_categories: ['claim_category_id', 'claims.unknown-category'],
  leave_types: ['type_id', 'leave.unknown-type'],
  leave_groups: ['group_id', 'leave.unknown-group'],
  exit_reasons: ['exit_reason_id', 'exit.unknown-reason'],
  coordinates: ['coordinate_id', 'company.unknown-coordinate'],
  employees: ['employee_id', 'employees.unknown-person'],
} as const satisfies Readonly<Record<string, readonly [field: string, word: string]>>

const TABLES = Object.keys(GONE) as (keyof typeof GONE)[]

async function orGone<Done>(work: Promise<Done>): Promise<Done> {
  try {
    return await work
  } catch (failure) {
    const table = goneFrom(failure, TABLES)
    if (!table) throw failure
    const [field, word] = GONE[table]
    throw new Refusal(problem(word, { errors: { [field]: [word] } }))
  }
}

export const tellingGone = ({ endpoint, handle }: Handler): Handler => ({
  endpoint,
  handle: (call) => orGone(handle(call)),
})

export const jobTellingGone =
  (work: JobWork): JobWork =>
  (task) =>
    orGone(work(task))
