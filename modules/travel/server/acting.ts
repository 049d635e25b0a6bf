/** What every change of the lists of travel does around its own statement. */
import { logDifferences } from '#platform/activity/server/log.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'

export type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }
type Fields = Readonly<Record<string, unknown>>
type Subject = { readonly kind: 'travel' | 'cost_centre' | 'per_diem'; readonly id: string; readonly name: string }

export const wrong = (field: string, key: string): Problem =>
  problem(key, field === '' ? {} : { errors: { [field]: [key] } })

/** Nothing where nothing differs. Last in the transaction. */
export const log = (
  tx: Tx,
  acting: Acting,
  action: string,
  subject: Subject,
  before: Fields,
  after: Fields,
): Promise<void> => logDifferences(tx, acting, { action, subject }, before, after)
