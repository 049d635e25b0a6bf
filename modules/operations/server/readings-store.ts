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
