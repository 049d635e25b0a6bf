/** What every change of the structure does around its own statement: names that are taken, ids that are not ours, the log. */
import { log, logDifferences } from '#platform/activity/server/log.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { unlessDuplicate } from '#platform/http/server/unless-taken.ts'

export type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }
export type Subject = { readonly kind: SubjectKind; readonly id: string; readonly name: string }
type SubjectKind = 'department' | 'division' | 'position' | 'job_level'
type Fields = Readonly<Record<string, unknown>>

/** A code or a name that is taken, said at its field. */
export const unlessTaken = <Done>(work: Promise<Done>): Promise<Done> =>
  unlessDuplicate(work, (constraint) => {
    const field = constraint.endsWith('_by_code') ? 'code' : 'name'
    const key = `organisation.${field}-taken`
    return problem(key, { errors: { [field]: [key] } })
  })

/** Something of another module still points there. */
export const inUse = (): Problem => problem('organisation.in-use')

export const wrongField = (field: string, key: string): Problem =>
  problem('http.invalid', { errors: { [field]: [key] } })

/** Each last in its transaction. */
export const logAdded = (tx: Tx, acting: Acting, subject: Subject, after: Fields): Promise<void> =>
  log(tx, acting, { action: 'organisation.added', subject, after })

export const logRemoved = (tx: Tx, acting: Acting, subject: Subject, before: Fields): Promise<void> =>
  log(tx, acting, { action: 'organisation.removed', subject, before })

export const logChanged = (
  tx: Tx,
  acting: Acting,
  subject: Subject,
  { before, after }: { before: Fields; after: Fields },
): Promise<void> => logDifferences(tx, acting, { action: 'organisation.changed', subject }, before, after)
