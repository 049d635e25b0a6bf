import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { refusalOf } from '#platform/http/server/guard.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { companyChannel } from '#platform/realtime/model/channels.ts'
import { publishOnCommit } from '#platform/realtime/server/publish.ts'
import { takeBack } from '../contract.ts'
import type { Undoable } from './undoable.ts'

const MINUTES = 15
const KEPT_MS = 24 * 60 * 60_000

/** `undoables` are those of all modules; the kind of a kept state names the one that knows it. */
export function undoHandlers(undoables: readonly Undoable[]): readonly Handler[] {
  const byKind = new Map(undoables.map((one) => [one.kind, one]))
  return [
    on(takeBack, async (call) => {
      await call.company.transaction(async (tx) => {
        const kept = await claim(tx, call)
        const undoable = byKind.get(kept.kind)
        if (!undoable) throw new Refusal(problem('undo.too-late', { status: 409 }))
        const barred = refusalOf(undoable.endpoint.access, call.session)
        if (barred) throw new Refusal(barred)
        const part = kept.kind.split('.')[0] ?? ''
        publishOnCommit(tx, companyChannel(call.company.companyId), 'changed', { part })
        // The seam between what was kept as JSON and the type it was kept from: both stand in one `undoable`.
        await undoable.undo(tx, call, kept.state as never)
      })
      return reply(null, { messageKey: 'undo.done' })
    }),
  ]
}

/** States are needed for minutes; a day later they are forgotten. */
export function tidyUndos(db: Database, now: Date): Promise<unknown> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  return db.system.transaction((tx) => sql`delete from undos where created_at < ${before}`.execute(tx))
}

type Kept = { readonly kind: string; readonly state: unknown }

/** One's own, not yet taken back, of the last minutes; from now on taken back. */
async function claim(tx: Tx, { company, session, params, clock }: Call<typeof takeBack>): Promise<Kept> {
  const of = sql`company_id = ${company.companyId} and account_id = ${session.accountId} and id = ${params.id}`
  const now = clock.now()
  const since = new Date(now.getTime() - MINUTES * 60_000).toISOString()
  const { rows } = await sql<Kept>`
    update undos set undone_at = ${now.toISOString()}
    where ${of} and undone_at is null and created_at >= ${since} returning kind, state`.execute(tx)
  const [kept] = rows
  if (kept) return kept
  const known = await sql`select from undos where ${of}`.execute(tx)
  throw new Refusal(known.rows.length > 0 ? problem('undo.too-late', { status: 409 }) : notFound())
}
