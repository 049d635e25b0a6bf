import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'

/** Whose structure, as of which day: who has left is not counted. */
export type Of = { readonly companyId: string; readonly today: PlainDate }

type Asking = { readonly company: CompanyDb; readonly clock: Clock; readonly session: LiveSession }

/** What a call is about, on the company's own day. */
export const lookedAt = ({ company, clock, session }: Asking): Of => ({
  companyId: company.companyId,
  today: clock.today(session.timezone),
})

/** Whoever judges a whole list against what is there comes one after the other. */
export async function lockStructure(tx: Tx, companyId: string): Promise<void> {
  await sql`select from companies where id = ${companyId} for no key update`.execute(tx)
}
