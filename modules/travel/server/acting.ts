/** What every change of the lists of travel does around its own statement. */
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'

export type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }

export const wrong = (field: string, key: string): Problem =>
  problem(key, field === '' ? {} : { errors: { [field]: [key] } })
