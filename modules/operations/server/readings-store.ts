/** The book of what operations read across companies: written before the reading, never changed (safety S10). */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'

export type Reading = {
  readonly action: string
  readonly reason: string
  /** The one company looked into; else all of them. */
  readonly companyId?: string
}

export async function noteOperationsReading(tx: SystemTx, reading: Reading, actor: Actor, now: Date): Promise<void> {
  await sql`
    insert into operations_readings (id, at, account_id, actor, actor_roles, action, company_id, reason, address, request_id)
    values (${newId(now.getTime())}, ${now.toISOString()}, ${actor.accountId}, ${actor.name},
            ${(actor.roles ?? []).join('|')}, ${reading.action}, ${reading.companyId ?? null}, ${reading.reason},
            ${actor.address}, ${actor.requestId})`.execute(tx)
}

export type OperationsChange = {
  readonly action: string
  /** What was changed, by its name. */
  readonly subject: string
  readonly companyId?: string | undefined
  /** Why, where operations say so; else what it was. */
  readonly reason?: string | undefined
  readonly before?: Readonly<Record<string, unknown>> | undefined
  readonly after?: Readonly<Record<string, unknown>> | undefined
}

/** What operations change of the installation itself: in the same book, in the transaction of the change. */
export async function noteOperationsChange(
  tx: SystemTx,
  { action, subject, companyId, reason, before, after }: OperationsChange,
  actor: Actor,
  now: Date,
): Promise<void> {
  await sql`
    insert into operations_readings (id, at, account_id, actor, actor_roles, action, company_id, reason, address,
      request_id, subject, before, after)
    values (${newId(now.getTime())}, ${now.toISOString()}, ${actor.accountId}, ${actor.name},
            ${(actor.roles ?? []).join('|')}, ${action}, ${companyId ?? null}, ${reason ?? subject},
            ${actor.address}, ${actor.requestId}, ${subject}, ${before ? JSON.stringify(before) : null}::jsonb,
            ${after ? JSON.stringify(after) : null}::jsonb)`.execute(tx)
}
