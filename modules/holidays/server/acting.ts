import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'

export type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }
