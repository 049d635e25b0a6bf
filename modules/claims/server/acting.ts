/** What every change of claim settings does around its own statement. */
import { logDifferences } from '#platform/activity/server/log.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { unlessTaken as unlessNameTaken } from '#platform/http/server/unless-taken.ts'

type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }
type Fields = Readonly<Record<string, unknown>>
type Subject = {
  readonly kind: 'claim_category' | 'claim_group' | 'claim_type' | 'claim_flow' | 'claim_limit' | 'claim_policy'
  readonly id?: string
  readonly name: string
}

export const unlessTaken = <Done>(work: Promise<Done>): Promise<Done> =>
  unlessNameTaken(work, 'name', 'claims.name-taken', 'http.invalid')

export const wrong = (field: string, key: string): Problem => problem('http.invalid', { errors: { [field]: [key] } })

/** Nothing where nothing differs. Last in the transaction. */
export const log = (tx: Tx, acting: Acting, subject: Subject, before: Fields, after: Fields): Promise<void> =>
  logDifferences(tx, acting, { action: 'claims.changed', subject }, before, after)
