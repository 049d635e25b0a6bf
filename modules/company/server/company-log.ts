import { logDifferences } from '#platform/activity/server/log.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'

export type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }
type Fields = Readonly<Record<string, unknown>>

/** What changed of the company itself; nothing where nothing did. */
export const logChange = (tx: Tx, acting: Acting, action: string, before: Fields, after: Fields): Promise<void> =>
  logDifferences(tx, acting, { action, subject: { kind: 'company', id: tx.companyId } }, before, after)

export const changedBy = ({ name }: Actor) => ({ employeeIds: 'everybody', cause: 'company', by: name }) as const
