import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { refusalOf } from '#platform/http/server/guard.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { companyChannel } from '#platform/realtime/model/channels.ts'
import { publishOnCommit } from '#platform/realtime/server/publish.ts'
import { takeBack } from '../contract.ts'
import { claimUndo, isUndo, type Kept } from './undo-store.ts'
import type { Undoable } from './undoable.ts'

const MINUTES = 15

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

/** One's own, not yet taken back, of the last minutes; from now on taken back. */
async function claim(tx: Tx, { company, session, params, clock }: Call<typeof takeBack>): Promise<Kept> {
  const own = { companyId: company.companyId, accountId: session.accountId, id: params.id }
  const now = clock.now()
  const kept = await claimUndo(tx, own, now, new Date(now.getTime() - MINUTES * 60_000))
  if (kept) return kept
  throw new Refusal((await isUndo(tx, own)) ? problem('undo.too-late', { status: 409 }) : notFound())
}
