/** What every change of the structure does around its own statement: names that are taken, ids that are not ours, the log. */
import { differences } from '#platform/activity/model/differences.ts'
import { type Happened, record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { sqlState } from '#platform/database/server/sql-state.ts'
import { type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'

export type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }
export type Subject = { readonly kind: SubjectKind; readonly id: string; readonly name: string }
type SubjectKind = 'department' | 'division' | 'position' | 'job_level'
type Fields = Readonly<Record<string, unknown>>

const DUPLICATE = '23505'
const REFERRED_TO = '23503'

/** A name that is taken is told by the database, so that two at the same moment cannot both have it. */
export function unlessTaken<Done>(work: Promise<Done>): Promise<Done> {
  return work.catch((failure: unknown) => {
    if (sqlState(failure) !== DUPLICATE) throw failure
    const field = String(Reflect.get(failure as object, 'constraint') ?? '').endsWith('_by_code') ? 'code' : 'name'
    const key = `organisation.${field}-taken`
    throw new Refusal(problem(key, { errors: { [field]: [key] } }))
  })
}

/** Something of another module still points there. */
export function unlessInUse<Done>(work: Promise<Done>): Promise<Done | Problem> {
  return work.catch((failure: unknown) => {
    if (sqlState(failure) === REFERRED_TO) return problem('organisation.in-use')
    throw failure
  })
}

export const wrongField = (field: string, key: string): Problem =>
  problem('http.invalid', { errors: { [field]: [key] } })

/** Last in the transaction. */
export const log = (tx: Tx, { company, actor, clock }: Acting, happened: Happened): Promise<void> =>
  record(tx, company.companyId, [happened], { actor, now: clock.now() })

export const logAdded = (tx: Tx, acting: Acting, subject: Subject, after: Fields): Promise<void> =>
  log(tx, acting, { action: 'organisation.added', subject, after })

export const logRemoved = (tx: Tx, acting: Acting, subject: Subject, before: Fields): Promise<void> =>
  log(tx, acting, { action: 'organisation.removed', subject, before })

/** Nothing where nothing differs. */
export async function logChanged(
  tx: Tx,
  acting: Acting,
  subject: Subject,
  { before, after }: { before: Fields; after: Fields },
): Promise<void> {
  const differing = differences(before, after)
  if (differing) await log(tx, acting, { action: 'organisation.changed', subject, ...differing })
}
